import { linkMark } from '../../../../schema/areas/identity/mail.ts';
import type { FactorNews } from '../../../integrations/mail/port.ts';
import { english, french, type LetterWords } from './letterWords.ts';

/** What a mail says; both texts say `linkMark` where its link stands. */
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
 * Asks somebody to accept an agency's invitation. It says the same whoever they are: that agency may read it, and is not to
 * learn whether they have an account, nor their name in it. `locale` is a BCP 47 tag, the agency's.
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

/** Tells how to choose another password. */
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

/** Tells that the password has changed, to whoever did not do it themselves. */
export function passwordChangedLetter(locale: string, name: string): Letter {
  const words = wordsIn(locale);
  return letter(words.passwordChanged, [words.greeting(oneLine(name)), words.changed, words.changedNotYou]);
}

/** Gives the code with which somebody who has lost a phone may use another one. */
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

/** Tells what became of the second factor, to whoever did not do it themselves. */
export function factorLetter(news: FactorNews, locale: string, name: string): Letter {
  const words = wordsIn(locale);
  const { subject, done, notYou } = words.factor[news];
  return letter(subject, [words.greeting(oneLine(name)), done, notYou]);
}
