import type { FastifyInstance } from 'fastify';
import { ownFactorCalls } from '../../../../../schema/areas/identity/calls/secondFactor.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { confirmFactor } from './confirmFactor.ts';
import { signInOver } from './createQr.ts';
import { findFactor } from './factors.ts';
import type { OwnFactorDeps } from './ownFactor.ts';
import { hashState, newState, pendingLifetime, type PendingSignIns } from './pendingSignIns.ts';
import { proofField, readProof, wrongCode } from './proof.ts';
import { normaliseCode } from './recoveryCodes.ts';

/** Dependencies of replacing a second factor. */
export interface ChangeFactorDeps extends OwnFactorDeps {
  readonly pending: PendingSignIns;
}

/**
 * Registers the start of setting up a second factor, or of replacing it (AB 7), for a signed-in person. Requires the
 * password and, if there is a factor, a code of it, a recovery code or the mailed code. The answer has the state for
 * which `create-qr` returns the secret. Also registers the confirmation: the first code activates the factor, with new
 * recovery codes.
 */
export function addChangeFactor(app: FastifyInstance, deps: ChangeFactorDeps): void {
  const { database, vault, codes, askPassword, pending, clock } = deps;

  registerCall(app, ownFactorCalls.begin, async ({ actor: { accountId }, body, request, reply }) => {
    const { password, mailedCode: mailed, ...proof } = body;
    await askPassword(request, password, 'password');
    const { secret } = await findFactor(database, accountId);
    const state = newState();
    const now = clock();
    const begin = async () => {
      const isMailed = Boolean(mailed?.trim());
      const { step, hash } = await readProof(vault, accountId, isMailed ? null : secret, proof, now);
      const mailHash = isMailed ? await vault.hash(normaliseCode(mailed ?? ''), accountId) : null;
      const moment = new Date(now).toISOString();
      const expiry = new Date(now + pendingLifetime).toISOString();
      const { rows } = await database.query<{ isDone: boolean }>(null, {
        text: 'select identity_begin_change($1, $2, $3, $4, $5, $6, $7, $8) as "isDone"',
        values: [accountId, hashState(state), secret, step, hash, mailHash, moment, expiry],
      });
      return rows[0]?.isDone === true;
    };
    if (secret === null) {
      // Without a factor there is no code; if one was set up meanwhile, the code is missing.
      if (!(await begin())) throw wrongCode('code');
    } else {
      const field = mailed?.trim() ? 'mailedCode' : proofField(proof);
      if (!(await codes.guess(accountId, begin))) throw wrongCode(field);
    }
    void reply.header('cache-control', 'no-store');
    return { sessionState: state };
  });

  registerCall(app, ownFactorCalls.confirm, async ({ actor: { accountId }, body, reply }) => {
    const { sessionState: state, code } = body;
    const held = await pending.find(state);
    if (held === null || held.purpose !== 'change' || held.account_id !== accountId) throw signInOver();
    let recoveryCodes: readonly string[] = [];
    const isRight = await codes.guess(accountId, async () => {
      const given = await confirmFactor(deps, { state, held, code, accountId });
      recoveryCodes = given ?? [];
      return given !== undefined;
    });
    if (!isRight) {
      await pending.countTry(state);
      throw wrongCode('code');
    }
    void reply.header('cache-control', 'no-store');
    return { recoveryCodes };
  });
}
