import { createHash, randomBytes } from 'node:crypto';

/**
 * Tokens of links for people outside: the agency's id and 32 random bytes, as base64url. With the agency in it a link is
 * looked for in its agency alone, under row-level security like everything else. Kept are its hash, and the token sealed.
 */
const shape = /^[\w-]{64}$/;
const agencyBytes = 16;

/** Draws the token of a new link. */
export function drawToken(agencyId: string): string {
  const agency = Buffer.from(agencyId.replaceAll('-', ''), 'hex');
  return Buffer.concat([agency, randomBytes(32)]).toString('base64url');
}

/** The agency in which to look for a token; null for a text that is none. */
export function agencyOfToken(token: string): string | null {
  if (!shape.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, agencyBytes).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The hash of a token as mails keep it. */
export function tokenDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The hash by which a token is found. */
export function tokenHash(token: string): string {
  return tokenDigest(token).toString('base64url');
}
