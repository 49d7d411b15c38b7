import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps what a second factor is made of, so that nobody who reads the tables alone can make a code or use one. */
export interface Vault {
  /** A secret of an account as it is kept: AES-256-GCM, good for that account alone. */
  seal(secret: string, accountId: string): Promise<Buffer>;
  /** @throws Error for bytes that were not sealed for this account by this installation */
  open(sealed: Buffer, accountId: string): Promise<string>;
  /** What is kept of a code of an account. */
  hash(code: string, accountId: string): Promise<Buffer>;
}

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** @param readSecret gives the installation's secret; the vault's keys are derived from it */
export function createVault(readSecret: () => Promise<Buffer>): Vault {
  const keyFor = async (purpose: string) => Buffer.from(hkdfSync('sha256', await readSecret(), '', purpose, 32));
  return {
    seal: async (secret, accountId) => {
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(cipher, await keyFor('second factor'), nonce).setAAD(Buffer.from(accountId));
      const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), text]);
    },
    open: async (sealed, accountId) => {
      const nonce = sealed.subarray(0, nonceLength);
      const tag = sealed.subarray(nonceLength, nonceLength + tagLength);
      const opening = createDecipheriv(cipher, await keyFor('second factor'), nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(accountId))
        .setAuthTag(tag);
      const text = Buffer.concat([opening.update(sealed.subarray(nonceLength + tagLength)), opening.final()]);
      return text.toString('utf8');
    },
    hash: async (code, accountId) =>
      createHmac('sha256', await keyFor('recovery code'))
        .update(`${accountId} ${code}`)
        .digest(),
  };
}
