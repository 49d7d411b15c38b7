import type { NotificationKind } from '../../../../schema/rules/notifications.ts';
import { letter, oneLine, type Letter } from '../../../integrations/mail/letter.ts';

/** A notification as a mail tells it: its newest event. */
export interface ToldNotification {
  readonly name: string;
  readonly kind: NotificationKind;
  /** Name of whoever did it; null for the server. */
  readonly by: string | null;
  /** It comes more than an hour after it was due. */
  readonly isLate?: boolean;
}

/** Facts of a mail with notifications. */
export interface NotificationNews {
  readonly agencyName: string;
  readonly reader: string;
  readonly notifications: readonly ToldNotification[];
  /** Number of further ones, which the mail does not list. */
  readonly more: number;
  /** Address of the product, and of the page that ends these mails. */
  readonly home: string;
  readonly unsubscribe: string;
}

interface Words {
  readonly greeting: (name: string) => string;
  readonly many: (count: number, place: string) => string;
  readonly by: Readonly<Record<NotificationKind, (name: string) => string>>;
  readonly of: Readonly<Record<NotificationKind, string>>;
  readonly late: string;
  readonly more: (count: number) => string;
  readonly open: (address: string) => string;
  readonly end: (address: string) => string;
}

const english: Words = {
  greeting: (name) => `Hello ${name},`,
  many: (count, place) => `${count} new notifications at ${place}`,
  by: {
    ASSIGNED: (name) => `${name} assigned this to you`,
    MENTIONED: (name) => `${name} mentioned you`,
    COMPLETED: (name) => `${name} completed this`,
    DATE_CHANGED: (name) => `${name} changed a date`,
    REMINDER: () => 'Reminder: this is due soon',
    SHARE_OPENED: (name) => `${name} opened this share`,
    HOLD_EXPIRING: () => 'The hold expires within a day',
    CALENDAR_FAILED: () => 'A calendar from elsewhere has not been readable for three days',
    CONTRACT_NOTICE: () => 'Notice can be given until soon',
    CONTRACT_ENDS: () => 'This contract ends soon',
    AMOUNT_DUE: () => 'This amount is due soon',
  },
  of: {
    ASSIGNED: 'This is assigned to you',
    MENTIONED: 'You are mentioned',
    COMPLETED: 'This is completed',
    DATE_CHANGED: 'A date changed',
    REMINDER: 'Reminder: this is due soon',
    SHARE_OPENED: 'Somebody opened what you shared',
    HOLD_EXPIRING: 'The hold expires within a day',
    CALENDAR_FAILED: 'A calendar from elsewhere has not been readable for three days',
    CONTRACT_NOTICE: 'Notice can be given until soon',
    CONTRACT_ENDS: 'This contract ends soon',
    AMOUNT_DUE: 'This amount is due soon',
  },
  late: '(late)',
  more: (count) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  open: (address) => `Open Greenroom: ${address}`,
  end: (address) => `You can choose when these mails come in your account, or end them here: ${address}`,
};

const french: Words = {
  greeting: (name) => `Bonjour ${name},`,
  many: (count, place) => `${count} nouvelles notifications chez ${place}`,
  by: {
    ASSIGNED: (name) => `${name} vous l’a confié`,
    MENTIONED: (name) => `${name} vous a mentionné`,
    COMPLETED: (name) => `${name} l’a terminé`,
    DATE_CHANGED: (name) => `${name} a modifié une date`,
    REMINDER: () => 'Rappel : l’échéance approche',
    SHARE_OPENED: (name) => `${name} a ouvert ce partage`,
    HOLD_EXPIRING: () => 'L’option expire dans moins d’un jour',
    CALENDAR_FAILED: () => 'Un calendrier externe est illisible depuis trois jours',
    CONTRACT_NOTICE: () => 'Le préavis arrive à son terme',
    CONTRACT_ENDS: () => 'Ce contrat prend bientôt fin',
    AMOUNT_DUE: () => 'Ce montant arrive à échéance',
  },
  of: {
    ASSIGNED: 'Cela vous est confié',
    MENTIONED: 'Vous êtes mentionné',
    COMPLETED: 'C’est terminé',
    DATE_CHANGED: 'Une date a changé',
    REMINDER: 'Rappel : l’échéance approche',
    SHARE_OPENED: 'Quelqu’un a ouvert votre partage',
    HOLD_EXPIRING: 'L’option expire dans moins d’un jour',
    CALENDAR_FAILED: 'Un calendrier externe est illisible depuis trois jours',
    CONTRACT_NOTICE: 'Le préavis arrive à son terme',
    CONTRACT_ENDS: 'Ce contrat prend bientôt fin',
    AMOUNT_DUE: 'Ce montant arrive à échéance',
  },
  late: '(en retard)',
  more: (count) => (count === 1 ? 'Et une autre.' : `Et ${count} autres.`),
  open: (address) => `Ouvrir Greenroom : ${address}`,
  end: (address) => `Choisissez dans votre compte quand ces e-mails arrivent, ou arrêtez-les ici : ${address}`,
};

/** The mail with notifications of somebody, in the agency's language (BCP 47). */
export function notificationLetter(locale: string, news: NotificationNews): Letter {
  const words = /^fr\b/i.test(locale) ? french : english;
  const { agencyName, reader, notifications, more, home, unsubscribe } = news;
  const told = ({ kind, by, isLate }: ToldNotification) => {
    const said = by === null ? words.of[kind] : words.by[kind](oneLine(by));
    return isLate ? `${said} ${words.late}` : said;
  };
  const lines = notifications.map((one) => `${oneLine(one.name)}\n${told(one)}`);
  const [first] = notifications;
  const count = notifications.length + more;
  const subject =
    count === 1 && first ? `${oneLine(first.name)}: ${told(first)}` : words.many(count, oneLine(agencyName));
  return letter(subject.slice(0, 200), [
    words.greeting(oneLine(reader)),
    ...lines,
    ...(more > 0 ? [words.more(more)] : []),
    words.open(home),
    words.end(unsubscribe),
  ]);
}
