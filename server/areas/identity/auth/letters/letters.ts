import { linkMark } from '../../../../../schema/areas/identity/mail.ts';
import type { FactorNews } from '../../../../integrations/mail/port.ts';
import { english, french, type LetterWords } from './letterWords.ts';

/** Content of a mail; both texts contain `linkMark` at the position of the link. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const wordsIn = (locale: string): LetterWords => (/^fr\b/i.test(locale) ? french : english);

/** Names come from people: in a mail they are one line of plain text. */
const oneLine = (name: string) => name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const style = 'font:15px/1.5 system-ui,sans-serif;color:#1c1c1e;max-width:34em';
const anchor = `<a href="${linkMark}">${linkMark}</a>`;

/** One letter from its paragraphs; a paragraph that is `linkMark` is the link. */
function letter(subject: string, paragraphs: readonly string[]): Letter {
  const blocks = paragraphs.map((one) => `<p>${one === linkMark ? anchor : escaped(one)}</p>`);
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<div style="${style}">\n${blocks.join('\n')}\n</div>\n`,
  };
}

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
