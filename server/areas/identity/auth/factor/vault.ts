import { createHmac } from 'node:crypto';
import { createSealer, keyFor, type Sealer } from '../../../../sealing.ts';

/** Keeps what a second factor is made of, so that nobody who reads the tables alone can make a code or use one. */
export interface Vault extends Sealer {
  /** What is kept of a code of an account. */
  hash(code: string, accountId: string): Promise<Buffer>;
}

/** @param readSecret gives the installation's secret; the vault's keys are derived from it */
export function createVault(readSecret: () => Promise<Buffer>): Vault {
  return {
    ...createSealer(readSecret, 'second factor'),
    hash: async (code, accountId) =>
      createHmac('sha256', await keyFor(readSecret, 'recovery code'))
        .update(`${accountId} ${code}`)
        .digest(),
  };
}
