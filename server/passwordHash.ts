import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** Argon2id (the library's default) at OWASP's baseline: 19 MiB and two passes; some 10 ms a guess. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalises a password: systems encode the same typed letters differently. */
export const typedPassword = (password: string): string => password.normalize('NFC');

/** The password as it is kept: an argon2id text with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(typedPassword(password), cost);
}

let unknown: Promise<string> | undefined;

/**
 * Returns true if the password matches the hash. Without a hash (unknown account, or no password yet) it returns false
 * after as much work as any other, so that the time taken reveals nothing.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unknown ??= hashPassword(randomBytes(32).toString('base64'));
  const isMatch = await verify(passwordHash ?? (await unknown), typedPassword(password));
  return isMatch && passwordHash !== null;
}
