import { fieldRefusal, invalid } from '../../../../errors.ts';
import { normaliseCode } from './recoveryCodes.ts';
import { stepOf } from './timedCode.ts';
import type { Vault } from './vault.ts';

/** Proof of a second factor: one of the two codes. */
export interface Proof {
  readonly code?: string | null;
  readonly recoveryCode?: string | null;
}

/** A proof as the database spends it: the step of a code that fits the secret, or the hash of a recovery code. */
export interface Spendable {
  readonly step: number | null;
  readonly hash: Buffer | null;
}

/** A proof that fits nothing; to try it still takes as long, and is counted. */
const nothing: Spendable = { step: null, hash: null };

/** The field of a body that holds its proof. @throws RefusalError where it has none */
export function proofField({ code, recoveryCode }: Proof): 'code' | 'recoveryCode' {
  if (code?.trim()) return 'code';
  if (recoveryCode?.trim()) return 'recoveryCode';
  throw invalid([fieldRefusal('code', 'required')]);
}

/** The refusal of a code that is none, or was used already. */
export function wrongCode(field: string) {
  return invalid([fieldRefusal(field, 'wrongCode')]);
}

/**
 * Reads a proof against what an account has.
 * @param sealed the account's secret as it is kept
 * @param now milliseconds since the epoch
 */
export async function readProof(
  vault: Vault,
  accountId: string,
  sealed: Buffer | null,
  proof: Proof,
  now: number,
): Promise<Spendable> {
  if (sealed === null) return nothing;
  if (proofField(proof) === 'code') {
    return { step: stepOf(await vault.open(sealed, accountId), proof.code ?? '', now), hash: null };
  }
  return { step: null, hash: await vault.hash(normaliseCode(proof.recoveryCode ?? ''), accountId) };
}
