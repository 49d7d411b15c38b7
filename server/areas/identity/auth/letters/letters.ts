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

/** Letter that the password has changed, in case the owner did not do it. */
export function passwordChangedLetter(locale: string, name: string): Letter {
  const words = wordsIn(locale);
  return letter(words.passwordChanged, [words.greeting(oneLine(name)), words.changed, words.changedNotYou]);
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
