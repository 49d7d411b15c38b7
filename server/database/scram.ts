import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** PostgreSQL's own count. */
const iterations = 4096;

/**
 * Returns PostgreSQL's stored form of a password (SCRAM-SHA-256, RFC 5802), so that a statement can set it without
 * containing it: it appears neither in a log nor in `pg_stat_activity`.
 * @param password in ASCII
 */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest();
  const parts = [stored, keyOf('Server Key')].map((key) => key.toString('base64'));
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${parts.join(':')}`;
}
