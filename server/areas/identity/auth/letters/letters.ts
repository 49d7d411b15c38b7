import { linkMark } from '../../../../../schema/areas/identity/mail.ts';
import { letter, oneLine, type Letter } from '../../../../integrations/mail/letter.ts';
import type { FactorNews } from '../../../../../schema/areas/identity/mails.ts';
import { english, french, type LetterWords } from './letterWords.ts';

const wordsIn = (locale: string): LetterWords => (/^fr\b/i.test(locale) ? french : english);

/**
 * Letter that invites a person to an agency. It is the same for everybody: the agency may read it and must not learn
 * whether they have an account, nor their name in it. `locale` is a BCP 47 tag, the agency's.
 * @param agencyName null for a role above the agencies
 */
export function invitationLetter(locale: string, agencyName: string | null): Letter {
  const words = wordsIn(locale);
  const place = oneLine(agencyName ?? 'Greenroom');
  return letter(words.invitation(place), [
    words.hello,
    words.invited(place),
    words.acceptInvitation,
    linkMark,
    words.invitationEnds,
  ]);
}

/** Letter with the link to choose another password. */
export function passwordResetLetter(locale: string, name: string): Letter {
  const words = wordsIn(locale);
  return letter(words.passwordReset, [
    words.greeting(oneLine(name)),
    words.resetAsked,
    linkMark,
    words.resetEnds,
    words.resetIgnore,
  ]);
}

/** Effect of a new password on API keys: they stay, they end, or there can be none yet. */
export type KeysAfter = 'keysStay' | 'keysEnded' | null;

/** Letter that the password has changed, in case the owner did not do it. */
export function passwordChangedLetter(locale: string, name: string, keys: KeysAfter = null): Letter {
  const words = wordsIn(locale);
  return letter(words.passwordChanged, [
    words.greeting(oneLine(name)),
    words.changed,
    ...(keys === null ? [] : [words[keys]]),
    words.changedNotYou,
  ]);
}

/** A new API key, as the letter about it names it. */
export interface MadeKey {
  readonly name: string;
  readonly readsOnly: boolean;
  /** Number of resources that the key opens; null for all. */
  readonly areas: number | null;
  /** End of the key in milliseconds. */
  readonly expiresAt: number;
  /** IANA time zone of the person. */
  readonly timeZone: string;
  /** Address of the page that revokes it. */
  readonly address: string;
}

/** Letter about a new API key, in case the owner did not make it. It never contains the key. */
export function keyLetter(locale: string, name: string, key: MadeKey): Letter {
  const { key: words, greeting } = wordsIn(locale);
  const day = new Intl.DateTimeFormat(words.dates, { dateStyle: 'long', timeZone: key.timeZone }).format(key.expiresAt);
  const keyName = oneLine(key.name);
  const reach = key.areas === null ? words.everywhere : words.somewhere(key.areas);
  return letter(words.subject(keyName), [
    greeting(oneLine(name)),
    `${words.made(keyName, day)} ${key.readsOnly ? words.reads : words.writes} ${reach}`,
    words.notYou(key.address),
  ]);
}

/** Letter with the code for setting up another phone after losing one. */
export function factorCodeLetter(locale: string, name: string): Letter {
  const words = wordsIn(locale);
  return letter(words.factorCode, [
    words.greeting(oneLine(name)),
    words.factorCodeAsked,
    `${words.factorCodeIs} ${linkMark}`,
    words.factorCodeEnds,
    words.factorCodeNotYou,
  ]);
}

/** Letter about a change of the second factor, in case the owner did not make it. */
export function factorLetter(news: FactorNews, locale: string, name: string): Letter {
  const words = wordsIn(locale);
  const { subject, done, notYou } = words.factor[news];
  return letter(subject, [words.greeting(oneLine(name)), done, notYou]);
}
