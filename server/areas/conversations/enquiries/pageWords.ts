import type { WordLanguage } from '../../../../schema/rules/locales.ts';

/** Words of the pages of forms. */
interface PageWords {
  readonly labels: Readonly<Record<'name' | 'email' | 'phone' | 'subject' | 'talent' | 'message' | 'trap', string>>;
  readonly send: string;
  readonly sent: string;
  readonly thanks: string;
  readonly notSent: string;
  /** Advice about a field, by its name; `tooLong` for any that is too long. */
  readonly problems: Readonly<Record<string, string>>;
  /** Notes above the fields of a form that was refused, by the refusal's name. */
  readonly notes: Readonly<Record<'invalid' | 'forbidden' | 'tooManyRequests' | 'unavailable', string>>;
  /** Texts where there is no form to show again. */
  readonly refused: Readonly<
    Record<'invalid' | 'bodyTooLarge' | 'tooManyRequests' | 'misdirected' | 'unavailable', string>
  >;
}

/** Words of the pages, by language. */
export const pageWords: Readonly<Record<WordLanguage, PageWords>> = {
  en: {
    labels: {
      name: 'Your name',
      email: 'Email',
      phone: 'Phone (optional)',
      subject: 'Subject (optional)',
      talent: 'Talent (optional)',
      message: 'Message',
      trap: 'Leave this field empty',
    },
    send: 'Send',
    sent: 'Message sent',
    thanks: 'Thank you. Your message has been sent.',
    notSent: 'Message not sent',
    problems: {
      name: 'Enter your name.',
      email: 'Enter a complete email address, such as anna@example.com.',
      message: 'Enter your message.',
      tooLong: 'Shorten this text.',
    },
    notes: {
      invalid: 'Your message has not been sent yet. Correct it and send it again.',
      forbidden: 'Messages cannot be sent from that site. Yours has not been sent yet: send it from here.',
      tooManyRequests:
        'Your message has not been sent because too many came at once. Send it again in a quarter of an hour.',
      unavailable: 'Your message has not been sent because the server is busy. Send it again in a minute.',
    },
    refused: {
      invalid: 'Your message was not sent. Go back, check your name, your email and your message, and send it again.',
      bodyTooLarge: 'Your message was not sent because it is too long. Go back and make it shorter.',
      tooManyRequests: 'Your message was not sent because too many came at once. Try again in a quarter of an hour.',
      misdirected:
        'Your message was not sent. This is a demonstration of Greenroom, and it takes messages from its own pages alone.',
      unavailable: 'Your message was not sent because the server is busy. Go back and send it again in a minute.',
    },
  },
  fr: {
    labels: {
      name: 'Votre nom',
      email: 'E-mail',
      phone: 'Téléphone (facultatif)',
      subject: 'Objet (facultatif)',
      talent: 'Artiste (facultatif)',
      message: 'Message',
      trap: 'Laissez ce champ vide',
    },
    send: 'Envoyer',
    sent: 'Message envoyé',
    thanks: 'Merci. Votre message a été envoyé.',
    notSent: 'Message non envoyé',
    problems: {
      name: 'Saisissez votre nom.',
      email: 'Saisissez une adresse e-mail complète, comme anna@exemple.fr.',
      message: 'Saisissez votre message.',
      tooLong: 'Raccourcissez ce texte.',
    },
    notes: {
      invalid: 'Votre message n’a pas encore été envoyé. Corrigez-le, puis renvoyez-le.',
      forbidden: 'Ce site ne peut pas envoyer de message. Le vôtre n’a pas encore été envoyé : envoyez-le d’ici.',
      tooManyRequests:
        'Votre message n’a pas été envoyé, car trop de messages sont arrivés à la fois. Renvoyez-le dans un quart d’heure.',
      unavailable: 'Votre message n’a pas été envoyé, car le serveur est occupé. Renvoyez-le dans une minute.',
    },
    refused: {
      invalid:
        'Votre message n’a pas été envoyé. Revenez en arrière, vérifiez votre nom, votre e-mail et votre message, puis renvoyez-le.',
      bodyTooLarge: 'Votre message n’a pas été envoyé, car il est trop long. Revenez en arrière et raccourcissez-le.',
      tooManyRequests:
        'Votre message n’a pas été envoyé, car trop de messages sont arrivés à la fois. Réessayez dans un quart d’heure.',
      misdirected:
        'Votre message n’a pas été envoyé. Ceci est une démonstration de Greenroom, qui n’accepte que les messages de ses propres pages.',
      unavailable: 'Votre message n’a pas été envoyé, car le serveur est occupé. Renvoyez-le dans une minute.',
    },
  },
};
