import { randomInt } from 'node:crypto';

/** Digits and capitals without those that look like others (Crockford): five bits each. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeCount = 10;
const groups = 3;
const groupLength = 4;

/** A code of 60 bits that people can type: `7K2M-Q0ZD-93XA`. */
export function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A set of recovery codes, each different. */
export function newRecoveryCodes(): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < codeCount) codes.add(newCode());
  return [...codes];
}

/**
 * Returns a typed code in its issued form: case and spaces are ignored, and letters that look like digits are replaced.
 */
export function normaliseCode(typed: string): string {
  const plain = typed.normalize('NFKC').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const signs = plain.replace(/[^0-9A-Z]/g, '');
  return signs.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? '';
}
