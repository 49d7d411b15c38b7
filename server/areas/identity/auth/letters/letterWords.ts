import type { FactorNews } from '../../../../../schema/areas/identity/mails.ts';

/** Words of the server's own mails, in one language. */
export interface LetterWords {
  readonly greeting: (name: string) => string;
  /** Greeting of a mail that must not contain the name. */
  readonly hello: string;
  readonly invitation: (place: string) => string;
  readonly invited: (place: string) => string;
  readonly acceptInvitation: string;
  readonly invitationEnds: string;
  readonly passwordReset: string;
  readonly resetAsked: string;
  readonly resetEnds: string;
  readonly resetIgnore: string;
  readonly passwordChanged: string;
  readonly changed: string;
  readonly changedNotYou: string;
  readonly keysStay: string;
  readonly keysEnded: string;
  readonly factorCode: string;
  readonly factorCodeAsked: string;
  readonly factorCodeIs: string;
  readonly factorCodeEnds: string;
  readonly factorCodeNotYou: string;
  readonly factor: Readonly<Record<FactorNews, FactorWords>>;
  readonly key: KeyWords;
}

/** Words about a new API key. */
interface KeyWords {
  /** Locale in which dates are written, as BCP 47. */
  readonly dates: string;
  readonly subject: (key: string) => string;
  readonly made: (key: string, day: string) => string;
  readonly reads: string;
  readonly writes: string;
  readonly everywhere: string;
  readonly somewhere: (count: number) => string;
  readonly notYou: (address: string) => string;
}

interface FactorWords {
  readonly subject: string;
  readonly done: string;
  readonly notYou: string;
}

/** English words of the letters. */
export const english: LetterWords = {
  greeting: (name) => `Hello ${name},`,
  hello: 'Hello,',
  invitation: (place) => `${place} invites you to Greenroom`,
  invited: (place) => `${place} has invited you to work with them in Greenroom.`,
  acceptInvitation: 'Accept here. If you already have a password, it stays the same; otherwise you choose one:',
  invitationEnds: 'The link works once, for seven days.',
  passwordReset: 'Choose a new password',
  resetAsked: 'Somebody, hopefully you, asked to reset the password of your Greenroom account. Choose a new one here:',
  resetEnds: 'The link works once, for one hour.',
  resetIgnore: 'If it was not you, ignore this mail: your password stays the same.',
  passwordChanged: 'Your password was changed',
  changed: 'The password of your Greenroom account was just changed. You have been signed out everywhere else.',
  changedNotYou: 'If it was not you, choose a new one right away with “Forgot your password?” on the sign-in page.',
  keysStay: 'Your API keys still work. You can revoke them on your account page.',
  keysEnded: 'Your API keys, if you had any, no longer work.',
  factorCode: 'Your code for a new phone',
  factorCodeAsked: 'You are about to use a new phone to sign in to Greenroom.',
  factorCodeIs: 'Enter this code there:',
  factorCodeEnds: 'It works once, for ten minutes.',
  factorCodeNotYou: 'If it was not you, somebody knows your password: choose a new one right away.',
  factor: {
    factorOn: {
      subject: 'Two-step sign-in is on',
      done: 'From now on your Greenroom account asks for a code from your phone after the password.',
      notYou:
        'If it was not you, somebody knows your password: choose a new one right away, and ask an admin to reset two-step sign-in.',
    },
    factorChanged: {
      subject: 'A new phone for signing in',
      done: 'From now on the codes for your Greenroom account come from a new phone. Codes from the former one, and your old recovery codes, no longer work.',
      notYou:
        'If it was not you, somebody knows your password: choose a new one right away, and ask an admin to reset two-step sign-in.',
    },
    factorOff: {
      subject: 'Two-step sign-in is off',
      done: 'From now on your Greenroom account asks for the password alone.',
      notYou:
        'If it was not you, somebody knows your password: choose a new one right away, and turn two-step sign-in on again.',
    },
    factorReset: {
      subject: 'Your two-step sign-in was reset',
      done: 'An admin has removed the second step from your Greenroom account, and you have been signed out everywhere. Your API keys, if you had any, no longer work. Sign in with your password and set up two-step sign-in again.',
      notYou: 'If you did not ask for it, talk to an admin.',
    },
  },
  key: {
    dates: 'en-GB',
    subject: (key) => `New API key: ${key}`,
    made: (key, day) => `The API key “${key}” was just created on your Greenroom account. It works until ${day}.`,
    reads: 'It only reads',
    writes: 'It reads and writes',
    everywhere: 'everything that you may see.',
    somewhere: (count) => (count === 1 ? 'in one area.' : `in ${count} areas.`),
    notYou: (address) => `If it was not you, revoke the key here and choose a new password right away:\n${address}`,
  },
};

/** French words of the letters. */
export const french: LetterWords = {
  greeting: (name) => `Bonjour ${name},`,
  hello: 'Bonjour,',
  invitation: (place) => `${place} vous invite sur Greenroom`,
  invited: (place) => `${place} vous invite à travailler ensemble sur Greenroom.`,
  acceptInvitation: 'Acceptez ici. Si vous avez déjà un mot de passe, il reste le même ; sinon vous en choisissez un :',
  invitationEnds: 'Le lien fonctionne une seule fois, pendant sept jours.',
  passwordReset: 'Choisissez un nouveau mot de passe',
  resetAsked:
    'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Greenroom. Choisissez-le ici :',
  resetEnds: 'Le lien fonctionne une seule fois, pendant une heure.',
  resetIgnore: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
  passwordChanged: 'Vous avez un nouveau mot de passe',
  changed:
    'Un nouveau mot de passe vient d’être choisi pour votre compte Greenroom. Partout ailleurs, vos sessions sont fermées.',
  changedNotYou:
    'Si ce n’était pas vous, choisissez-en un autre tout de suite avec « Mot de passe oublié ? » sur la page de connexion.',
  keysStay: 'Vos clés d’API restent valables. Vous pouvez les révoquer sur la page de votre compte.',
  keysEnded: 'Vos clés d’API, si vous en aviez, ne sont plus valables.',
  factorCode: 'Votre code pour un autre téléphone',
  factorCodeAsked: 'Vous êtes sur le point d’utiliser un autre téléphone pour vous connecter à Greenroom.',
  factorCodeIs: 'Saisissez-y ce code :',
  factorCodeEnds: 'Il fonctionne une seule fois, pendant dix minutes.',
  factorCodeNotYou: 'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le tout de suite.',
  factor: {
    factorOn: {
      subject: 'La connexion en deux étapes est activée',
      done: 'Désormais, votre compte Greenroom demande un code de votre téléphone après le mot de passe.',
      notYou:
        'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le tout de suite et demandez à un administrateur de réinitialiser la connexion en deux étapes.',
    },
    factorChanged: {
      subject: 'Un autre téléphone pour vous connecter',
      done: 'Désormais, les codes de votre compte Greenroom viennent d’un autre téléphone. Ceux de l’ancien et vos codes de secours ne sont plus valables.',
      notYou:
        'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le tout de suite et demandez à un administrateur de réinitialiser la connexion en deux étapes.',
    },
    factorOff: {
      subject: 'La connexion en deux étapes est désactivée',
      done: 'Désormais, le mot de passe suffit pour ouvrir votre compte Greenroom.',
      notYou:
        'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le tout de suite et réactivez la connexion en deux étapes.',
    },
    factorReset: {
      subject: 'Votre connexion en deux étapes a été réinitialisée',
      done: 'Un administrateur a retiré la deuxième étape de votre compte Greenroom, et toutes vos sessions sont fermées. Vos clés d’API, si vous en aviez, ne sont plus valables. Connectez-vous avec votre mot de passe et activez-la de nouveau.',
      notYou: 'Si vous ne l’avez pas demandé, parlez-en à un administrateur.',
    },
  },
  key: {
    dates: 'fr',
    subject: (key) => `Nouvelle clé d’API : ${key}`,
    made: (key, day) =>
      `La clé d’API « ${key} » vient d’être créée sur votre compte Greenroom. Elle est valable jusqu’au ${day}.`,
    reads: 'Elle ne fait que lire',
    writes: 'Elle lit et modifie',
    everywhere: 'tout ce que vous pouvez voir.',
    somewhere: (count) => (count === 1 ? 'dans un domaine.' : `dans ${count} domaines.`),
    notYou: (address) =>
      `Si ce n’était pas vous, révoquez la clé ici et choisissez tout de suite un autre mot de passe :\n${address}`,
  },
};
