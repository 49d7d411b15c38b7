import { defaultCountryCode } from '../limits.ts';
import { normalisePhone } from '../phone.ts';

/** Kinds of contact points: what somebody is reached by. */
export const pointKinds = ['EMAIL', 'PHONE'] as const;
export type PointKind = (typeof pointKinds)[number];

/** An address or a number in its one form: lower case, or E.164. */
export interface ContactPoint {
  readonly kind: PointKind;
  readonly value: string;
}

/** Returns an email address in the one form in which addresses are compared. */
export function foldedEmail(address: string): string {
  return address.normalize('NFC').trim().toLowerCase();
}

/**
 * Returns a number in E.164, read in its country (ISO 3166 alpha-2; Australia by default); null if it is not valid
 * there.
 */
export function internationalPhone(number: string, country: string | null): string | null {
  return normalisePhone(number, country === null || country === '' ? defaultCountryCode : country);
}
