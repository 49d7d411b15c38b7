import { usualShareDays } from '../../../schema/areas/files/shares.ts';

/** Times for which a share works that are offered, in days. */
export const offeredDays = [1, 7, usualShareDays, 30, 90, 365] as const;

const day = 86_400_000;

/** Values of the form of a share. */
export interface ShareTerms {
  readonly way: 'mail' | 'link';
  readonly emails: string;
  readonly days: number;
  readonly password: string;
  readonly mayDownload: boolean;
  /** Empty for any number. */
  readonly mostDownloads: string;
  readonly note: string;
  readonly isConfirmed: boolean;
}

export const usualTerms: ShareTerms = {
  way: 'link',
  emails: '',
  days: usualShareDays,
  password: '',
  mayDownload: true,
  mostDownloads: '',
  note: '',
  isConfirmed: false,
};

/** The addresses of a text, which commas, semicolons, blanks and lines separate. */
export function addressesIn(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

/** The body of a new share. @param now milliseconds since the epoch */
export function bodyFrom(keys: readonly string[], terms: ShareTerms, now: number) {
  const { way, emails, days, password, mayDownload, mostDownloads, note, isConfirmed } = terms;
  return {
    keys,
    ...(way === 'mail' ? { emails: addressesIn(emails) } : { hasLink: true }),
    expiresAt: now + days * day,
    mayDownload,
    ...(mayDownload && mostDownloads !== '' && { mostDownloads: Number(mostDownloads) }),
    ...(password !== '' && { password }),
    ...(note.trim() !== '' && { note }),
    ...(isConfirmed && { isConfirmed }),
  };
}

/** Letters and digits that nobody mistakes for each other, when a password is told on the phone. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Makes a password that is easily told: three groups of four, of some 59 bits. */
export function generatePassword(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(12));
  const letters = [...drawn].map((number) => alphabet[number % alphabet.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
