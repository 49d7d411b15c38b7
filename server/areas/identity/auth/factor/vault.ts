import { createHmac } from 'node:crypto';
import { createSealer, keyFor, type Sealer } from '../../../../sealing.ts';

/** Store of second factors. Read access to the tables alone is not enough to make or use a code. */
export interface Vault extends Sealer {
  /** Returns the stored hash of an account's code. */
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
