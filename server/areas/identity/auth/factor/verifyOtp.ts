import type { FastifyInstance } from 'fastify';
import { signInCalls } from '../../../../../schema/areas/identity/calls/signIn.ts';
import type { CallBody } from '../../../../../schema/language/call.ts';
import type { Database } from '../../../../database/pools.ts';
import type { Outbox } from '../../../../integrations/mail/port.ts';
import { invalid, fieldRefusal } from '../../../../errors.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import type { SignIn } from '../sign-in/signIn.ts';
import type { CodeLimiter } from './codeLimiter.ts';
import { confirmFactor } from './confirmFactor.ts';
import { signInOver } from './createQr.ts';
import { hashState, type PendingSignIn, type PendingSignIns } from './pendingSignIns.ts';
import { proofField, readProof, wrongCode } from './proof.ts';
import type { Vault } from './vault.ts';

type VerifyBody = CallBody<typeof signInCalls.verify>;

/** Dependencies of verifying a code. */
export interface VerifyDeps {
  readonly database: Database;
  readonly pending: PendingSignIns;
  readonly vault: Vault;
  readonly codes: CodeLimiter;
  readonly outbox: Outbox;
  readonly clock: () => number;
  readonly signIn: SignIn;
}

/**
 * Registers the second step of signing in (AB 7). A code of the app works once, within its half
 * minute and the one beside it; so does a recovery code. Where a second factor is being set up, its first code makes it
 * count, and the answer holds the recovery codes.
 */
export function addVerifyOtp(app: FastifyInstance, deps: VerifyDeps): void {
  const { database, pending, vault, codes, clock, signIn } = deps;

  /** Spends the code of a sign-in that owes one: whether it was right. */
  const verify = async (held: PendingSignIn, { sessionState, ...proof }: VerifyBody) => {
    const now = clock();
    const { step, hash } = await readProof(vault, held.account_id, held.factor_secret, proof, now);
    const { rows } = await database.query<{ outcome: 'done' | 'wrong' | 'over' }>(null, {
      text: 'select identity_verify_sign_in($1, $2, $3, $4, $5) as outcome',
      values: [hashState(sessionState), held.factor_secret, step, hash, new Date(now).toISOString()],
    });
    if (rows[0]?.outcome === 'over') throw signInOver();
    return rows[0]?.outcome === 'done';
  };

  registerCall(app, signInCalls.verify, async ({ body, request, reply }) => {
    const { sessionState: state, code } = body;
    const field = proofField(body);
    const held = await pending.find(state);
    if (held === null || held.purpose === 'change') throw signInOver();
    const isSetup = held.purpose === 'setup';
    if (isSetup && field !== 'code') throw invalid([fieldRefusal('code', 'required')]);

    let recoveryCodes: readonly string[] | undefined;
    const isRight = await codes.guess(held.account_id, async () => {
      if (!isSetup) return verify(held, body);
      recoveryCodes = await confirmFactor(deps, { state, held, code: code ?? '', accountId: null });
      return recoveryCodes !== undefined;
    });
    if (!isRight) {
      await pending.countTry(state);
      throw wrongCode(field);
    }
    return signIn.finish(request, reply, held.account_id, recoveryCodes && { recoveryCodes });
  });
}
