import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * Text of an API key: `gr_`, 65 characters of base62 (32 random bytes and the agency's id), and 6 of their CRC-32, by which
 * secret scanners recognise a key. With the agency in it a key is looked for in its agency alone, under row-level security.
 */
export const keyPrefix = 'gr_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = BigInt(digits.length);
const secretBytes = 32;
const agencyBytes = 16;
const bodyLength = 65;
const checkLength = 6;
const hintLength = keyPrefix.length + 4;
const shape = /^gr_([0-9A-Za-z]{65})([0-9A-Za-z]{6})$/;

function inBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= base) text = digits.charAt(Number(rest % base)) + text;
  return text;
}

const checkOf = (body: string) => inBase62(BigInt(crc32(body)), checkLength);

/** Draws the text of a new key of an agency. */
export function drawKey(agencyId: string): string {
  const hex = randomBytes(secretBytes).toString('hex') + agencyId.replaceAll('-', '');
  const body = inBase62(BigInt(`0x${hex}`), bodyLength);
  return keyPrefix + body + checkOf(body);
}

/** The agency in which to look for a key; null for a text that is none. */
export function agencyOfKey(key: string): string | null {
  const [, body, check] = shape.exec(key) ?? [];
  if (body === undefined || check !== checkOf(body)) return null;
  const value = [...body].reduce((sum, digit) => sum * base + BigInt(digits.indexOf(digit)), 0n);
  const hex = value.toString(16).padStart(2 * (secretBytes + agencyBytes), '0');
  if (hex.length > 2 * (secretBytes + agencyBytes)) return null;
  return hex.slice(2 * secretBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The hash by which a key is found. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** The first characters of a key, by which its person recognises it. */
export function hintOf(key: string): string {
  return key.slice(0, hintLength);
}
