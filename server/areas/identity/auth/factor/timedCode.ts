import { Secret, TOTP } from 'otpauth';

const issuer = 'Greenroom';
/** Bytes of a new secret: as many as the hash has (RFC 4226). */
const secretSize = 20;
/** Seconds for which an app shows one code. */
const period = 30;
/** Number of codes accepted before and after the present one, for clocks that are slightly wrong. */
const window = 1;

const generator = (secret: string, label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** A new secret for an authenticator app, in base32, as it is typed. */
export function newSecret(): string {
  return new Secret({ size: secretSize }).base32;
}

/**
 * Returns the address (otpauth://) of a QR code for an authenticator app, with the secret, its account and how codes
 * are made.
 */
export function appAddress(secret: string, email: string): string {
  return generator(secret, email).toString();
}

/**
 * Returns the time step (of thirty seconds, counted from the epoch) of a code; null if it belongs neither to the
 * present step nor to its neighbours.
 * @param now milliseconds since the epoch
 */
export function stepOf(secret: string, code: string, now: number): number | null {
  const token = code.normalize('NFKC').replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = generator(secret).validate({ token, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}
