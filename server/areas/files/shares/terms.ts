import {
  mostShareDays,
  sharePasswordLengths,
  shareRecipientsLimit,
  usualShareDays,
} from '../../../../schema/areas/files/shares.ts';
import { patterns } from '../../../../schema/rules/patterns.ts';
import { isBlank, withoutMarks } from '../../../../schema/rules/texts.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { hashPassword } from '../../../passwordHash.ts';

const day = 86_400_000;

/** The end of a share: a moment ahead, within the longest time; usually in two weeks. Throws 400 for any other. */
export function endFrom(given: number | undefined, now: number): number {
  if (given === undefined) return now + usualShareDays * day;
  if (given <= now) throw invalid([fieldRefusal('expiresAt', 'momentPast')]);
  if (given > now + mostShareDays * day) {
    throw invalid([fieldRefusal('expiresAt', 'shareTooLong', { days: mostShareDays })]);
  }
  return given;
}

/** The hash of a new password; null without one. Throws 400 for one that is too short. */
export async function hashOfNew(password: string | null | undefined): Promise<string | null> {
  if (password === undefined || password === null) return null;
  const { least: min } = sharePasswordLengths;
  if ([...password].length < min) throw invalid([fieldRefusal('password', 'tooShort', { min })]);
  return hashPassword(password);
}

/** A note as it is kept; null for an empty one. */
export function noteFrom(note: string | null | undefined): string | null {
  return note === undefined || note === null || isBlank(note) ? null : note.trim();
}

/** The recipients' addresses, each once. Throws 400 for one that is no address, and for too many. */
export function addressesFrom(emails: readonly string[]): readonly string[] {
  const kept = emails.map((email) => withoutMarks(email).trim());
  const known = new Map(kept.map((email) => [email.normalize('NFC').toLowerCase(), email]));
  for (const [index, email] of [...known.values()].entries()) {
    if (!patterns.email.regex.test(email)) throw invalid([fieldRefusal(`emails.${index}`, 'email')]);
  }
  if (known.size > shareRecipientsLimit)
    throw invalid([fieldRefusal('emails', 'tooMany', { max: shareRecipientsLimit })]);
  return [...known.values()];
}
