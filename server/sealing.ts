import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets, so that read access to the tables alone is not enough to use them. */
export interface Sealer {
  /** A secret as it is kept: AES-256-GCM, good for `owner` alone. */
  seal(secret: string, owner: string): Promise<Buffer>;
  /** @throws Error for bytes that were not sealed for this owner by this installation */
  open(sealed: Buffer, owner: string): Promise<string>;
}

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Derives a key of this installation for one purpose; it cannot be used for another. */
export async function keyFor(readSecret: () => Promise<Buffer>, purpose: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await readSecret(), '', purpose, 32));
}

/** @param readSecret gives the installation's secret, of which the key is derived */
export function createSealer(readSecret: () => Promise<Buffer>, purpose: string): Sealer {
  return {
    seal: async (secret, owner) => {
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(cipher, await keyFor(readSecret, purpose), nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), text]);
    },
    open: async (sealed, owner) => {
      const nonce = sealed.subarray(0, nonceLength);
      const tag = sealed.subarray(nonceLength, nonceLength + tagLength);
      const key = await keyFor(readSecret, purpose);
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const text = Buffer.concat([opening.update(sealed.subarray(nonceLength + tagLength)), opening.final()]);
      return text.toString('utf8');
    },
  };
}
