import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../../schema/derive/jsonSchema.ts';
import { callerOf } from '../../../plugins/session.ts';
import { confirmFactor } from './confirmFactor.ts';
import { sessionStateSchema, signInOver } from './createQr.ts';
import { findFactor } from './factors.ts';
import { passwordSchema, recoveryCodesSchema, type OwnFactorDeps } from './ownFactor.ts';
import { hashState, newState, pendingLifetime, type PendingSignIns } from './pendingSignIns.ts';
import { proofField, proofProperties, readProof, wrongCode, type Proof } from './proof.ts';
import { normaliseCode } from './recoveryCodes.ts';

interface BeginBody extends Proof {
  readonly password: string;
  readonly mailedCode?: string | null;
}

interface ConfirmBody {
  readonly sessionState: string;
  readonly code: string;
}

const mailedCode = { type: ['string', 'null'], maxLength: 100, description: 'What was mailed' } as const;
const beginBody = {
  type: 'object',
  required: ['password'],
  additionalProperties: false,
  properties: { password: passwordSchema, ...proofProperties, mailedCode },
} as const;
const confirmBody = {
  type: 'object',
  required: ['sessionState', 'code'],
  additionalProperties: false,
  properties: { sessionState: sessionStateSchema, code: { type: 'string', maxLength: 40 } },
} as const;
const begun = answerSchema({ type: 'object', properties: { sessionState: { type: 'string' } } });

const config = { access: 'signedIn' } as const;
const tags = ['auth'];

export interface ChangeFactorDeps extends OwnFactorDeps {
  readonly pending: PendingSignIns;
}

/**
 * POST /user/v1/auth/create-auth-qr (AB 7): begins a second factor, or another one, for somebody who is signed in. Asks the
 * password and, of who has a factor, a code of it, a recovery code or the code that was mailed. Answers the state for which
 * `create-qr` gives the secret. PUT /user/v1/auth/second-factor: its first code makes it count, with new recovery codes.
 */
export function addChangeFactor(app: FastifyInstance, deps: ChangeFactorDeps): void {
  const { database, vault, codes, askPassword, pending, clock } = deps;

  app.post<{ Body: BeginBody }>(
    '/user/v1/auth/create-auth-qr',
    {
      config,
      schema: { tags, summary: 'Begin to set up two-step sign-in', body: beginBody, response: { 200: begun } },
    },
    async (request, reply) => {
      const { password, mailedCode: mailed, ...proof } = request.body;
      await askPassword(request, password, 'password');
      const { accountId } = callerOf(request);
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
        // Whoever has none gives no code; where one was set up meanwhile, what was not asked for is missing.
        if (!(await begin())) throw wrongCode('code');
      } else {
        const field = mailed?.trim() ? 'mailedCode' : proofField(proof);
        if (!(await codes.guess(accountId, begin))) throw wrongCode(field);
      }
      void reply.header('cache-control', 'no-store');
      return { responseData: { sessionState: state } };
    },
  );

  app.put<{ Body: ConfirmBody }>(
    '/user/v1/auth/second-factor',
    {
      config,
      schema: { tags, summary: 'Turn two-step sign-in on', body: confirmBody, response: { 200: recoveryCodesSchema } },
    },
    async (request, reply) => {
      const { sessionState: state, code } = request.body;
      const { accountId } = callerOf(request);
      const held = await pending.find(state);
      if (held === null || held.purpose !== 'change' || held.account_id !== accountId) throw signInOver();
      let recoveryCodes: readonly string[] | undefined;
      const isRight = await codes.guess(accountId, async () => {
        recoveryCodes = await confirmFactor(deps, { state, held, code, accountId });
        return recoveryCodes !== undefined;
      });
      if (!isRight) {
        await pending.countTry(state);
        throw wrongCode('code');
      }
      void reply.header('cache-control', 'no-store');
      return { responseData: { recoveryCodes } };
    },
  );
}
