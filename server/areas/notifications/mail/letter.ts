import { noticeSentence } from '../../../../schema/language/notices.ts';
import { noticeWords, type NotificationKind } from '../../../../schema/notices.ts';
import { wordLanguageOf, type WordLanguage } from '../../../../schema/rules/locales.ts';
import type { Term } from '../../../../schema/rules/terms/termKeys.ts';
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
  /** The agency's words for entities. */
  readonly terms?: readonly Term[];
  /** Number of further ones, which the mail does not list. */
  readonly more: number;
  /** Address of the product, and of the page that ends these mails. */
  readonly home: string;
  readonly unsubscribe: string;
}

interface Words {
  readonly greeting: (name: string) => string;
  readonly many: (count: number, place: string) => string;
  /** A field of which nothing is known but that it is a date. */
  readonly date: string;
  readonly late: string;
  readonly more: (count: number) => string;
  readonly open: (address: string) => string;
  readonly end: (address: string) => string;
}

const english: Words = {
  greeting: (name) => `Hello ${name},`,
  many: (count, place) => `${count} new notifications at ${place}`,
  date: 'date',
  late: '(late)',
  more: (count) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  open: (address) => `Open Greenroom: ${address}`,
  end: (address) => `You can choose when these mails come in your account, or end them here: ${address}`,
};

const french: Words = {
  greeting: (name) => `Bonjour ${name},`,
  many: (count, place) => `${count} nouvelles notifications chez ${place}`,
  date: 'date',
  late: '(en retard)',
  more: (count) => (count === 1 ? 'Et une autre.' : `Et ${count} autres.`),
  open: (address) => `Ouvrir Greenroom : ${address}`,
  end: (address) => `Choisissez dans votre compte quand ces e-mails arrivent, ou arrêtez-les ici : ${address}`,
};

const languages: Readonly<Record<WordLanguage, Words>> = { en: english, fr: french };

/** The mail with notifications of somebody, in the agency's language (BCP 47). */
export function notificationLetter(locale: string, news: NotificationNews): Letter {
  const words = languages[wordLanguageOf(locale)];
  const { agencyName, reader, notifications, terms = [], more, home, unsubscribe } = news;
  const told = ({ kind, by, isLate }: ToldNotification) => {
    const name = by === null ? null : oneLine(by);
    const said = noticeSentence(noticeWords[kind], locale, { name, field: words.date, terms });
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
