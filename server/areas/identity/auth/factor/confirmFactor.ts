import type { Database } from '../../../../database/pools.ts';
import type { Outbox } from '../../../../integrations/mail/port.ts';
import { signInOver } from './createQr.ts';
import { mailFactorChange } from './factorMail.ts';
import { hashState, type PendingSignIn } from './pendingSignIns.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';
import { stepOf } from './timedCode.ts';
import type { Vault } from './vault.ts';

/** Dependencies of confirming a second factor. */
export interface ConfirmDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly outbox: Outbox;
  readonly clock: () => number;
}

interface Confirmation {
  readonly state: string;
  readonly held: PendingSignIn;
  readonly code: string;
  /** Account that is signed in; null during sign-in. */
  readonly accountId: string | null;
}

/** The hashes of recovery codes, as they are kept. */
export function hashesOf(vault: Vault, codes: readonly string[], accountId: string): Promise<Buffer[]> {
  return Promise.all(codes.map((code) => vault.hash(code, accountId)));
}

/**
 * Activates the secret of a pending state as the account's second factor, if the code matches it, which proves that the
 * app works. Returns the recovery codes, of which only hashes are stored; undefined for a wrong code. The account's
 * owner is notified by mail.
 * @throws RefusalError if the state has expired or has no secret
 */
export async function confirmFactor(
  { database, vault, outbox, clock }: ConfirmDeps,
  { state, held, code, accountId }: Confirmation,
): Promise<readonly string[] | undefined> {
  if (held.secret === null) throw signInOver();
  const now = clock();
  const step = stepOf(await vault.open(held.secret, held.account_id), code, now);
  if (step === null) return undefined;
  const recoveryCodes = newRecoveryCodes();
  const hashes = await hashesOf(vault, recoveryCodes, held.account_id);
  await database.transaction(null, async (connection) => {
    const { rows } = await connection.query<{ isDone: boolean }>({
      text: 'select identity_confirm_factor($1, $2, $3, $4, $5, $6) as "isDone"',
      values: [hashState(state), accountId, held.secret, step, hashes, new Date(now).toISOString()],
    });
    if (rows[0]?.isDone !== true) throw signInOver();
    const news = held.factor_secret === null ? 'factorOn' : 'factorChanged';
    await mailFactorChange(connection, outbox, held.account_id, news);
  });
  return recoveryCodes;
}
