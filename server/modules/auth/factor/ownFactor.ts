import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerSchema } from '../../../../schema/derive/jsonSchema.ts';
import type { Database } from '../../../database/pools.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import { RefusalError } from '../../../errors.ts';
import { callerOf } from '../../../plugins/session.ts';
import type { AskPassword } from '../ownPassword.ts';
import type { CodeLimiter } from './codeLimiter.ts';
import { hashesOf } from './confirmFactor.ts';
import { tellOfFactor } from './factorNews.ts';
import { findFactor } from './factors.ts';
import { proofField, proofProperties, readProof, wrongCode, type Proof, type Spendable } from './proof.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';
import type { Vault } from './vault.ts';

interface ProvenBody extends Proof {
  readonly password: string;
}

/** JSON Schema of the caller's own password, asked anew. */
export const passwordSchema = { type: 'string', maxLength: 1000 } as const;

const body = {
  type: 'object',
  required: ['password'],
  additionalProperties: false,
  properties: { password: passwordSchema, ...proofProperties },
} as const;

/** JSON Schema of recovery codes, which are told once. */
export const recoveryCodesSchema = answerSchema({
  type: 'object',
  properties: { recoveryCodes: { type: 'array', items: { type: 'string' } } },
});

const state = answerSchema({
  type: 'object',
  properties: {
    isOn: { type: 'boolean' },
    since: { type: ['integer', 'null'] },
    recoveryCodesLeft: { type: 'integer' },
    isRequired: { type: 'boolean', description: 'An agency of the caller asks for it' },
  },
});

const path = '/user/v1/auth/second-factor';
const config = { access: 'signedIn' } as const;
const tags = ['auth'];

export interface OwnFactorDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly codes: CodeLimiter;
  readonly askPassword: AskPassword;
  readonly outbox: Outbox;
  readonly clock: () => number;
}

/**
 * GET /user/v1/auth/second-factor: whether the caller signs in by two steps. POST `/turn-off` and `/recovery-codes` (ten
 * new ones, the former are void) ask for the password and a code. A mail tells of turning it off.
 */
export function addOwnFactor(app: FastifyInstance, deps: OwnFactorDeps): void {
  const { database, vault, codes, askPassword, outbox, clock } = deps;
  const moment = () => new Date(clock()).toISOString();

  /** Does what the caller may do who knows the password and has the factor; `spend` tells whether the code was good. */
  const prove = async (
    request: FastifyRequest<{ Body: ProvenBody }>,
    spend: (secret: Buffer, proof: Spendable) => Promise<boolean>,
  ) => {
    const field = proofField(request.body);
    await askPassword(request, request.body.password, 'password');
    const { accountId } = callerOf(request);
    const { secret } = await findFactor(database, accountId);
    if (secret === null) throw new RefusalError('invalid', 'factorOff');
    const isRight = await codes.guess(accountId, async () =>
      spend(secret, await readProof(vault, accountId, secret, request.body, clock())),
    );
    if (!isRight) throw wrongCode(field);
  };

  app.get(
    path,
    { config, schema: { tags, summary: 'Two-step sign-in of the caller', response: { 200: state } } },
    async (request) => {
      const factor = await findFactor(database, callerOf(request).accountId);
      return {
        responseData: {
          isOn: factor.secret !== null,
          since: factor.confirmed_at,
          recoveryCodesLeft: factor.codes_left,
          isRequired: factor.is_required,
        },
      };
    },
  );

  app.post<{ Body: ProvenBody }>(
    `${path}/turn-off`,
    {
      config,
      schema: {
        tags,
        summary: 'Sign in by the password alone again',
        body,
        response: { 200: answerSchema({ type: 'object' }) },
      },
    },
    async (request) => {
      const { accountId } = callerOf(request);
      await prove(request, (secret, { step, hash }) =>
        database.transaction(null, async (connection) => {
          const { rows } = await connection.query<{ outcome: 'done' | 'wrong' | 'required' }>({
            text: 'select identity_turn_off_factor($1, $2, $3, $4, $5) as outcome',
            values: [accountId, secret, step, hash, moment()],
          });
          if (rows[0]?.outcome === 'required') throw new RefusalError('invalid', 'factorRequired');
          if (rows[0]?.outcome !== 'done') return false;
          await tellOfFactor(connection, outbox, accountId, 'factorOff');
          return true;
        }),
      );
      return { responseData: {} };
    },
  );

  app.post<{ Body: ProvenBody }>(
    `${path}/recovery-codes`,
    { config, schema: { tags, summary: 'New recovery codes', body, response: { 200: recoveryCodesSchema } } },
    async (request, reply) => {
      const { accountId } = callerOf(request);
      const recoveryCodes = newRecoveryCodes();
      await prove(request, async (secret, { step, hash }) => {
        const { rows } = await database.query<{ isDone: boolean }>(null, {
          text: 'select identity_renew_recovery_codes($1, $2, $3, $4, $5, $6) as "isDone"',
          values: [accountId, secret, step, hash, await hashesOf(vault, recoveryCodes, accountId), moment()],
        });
        return rows[0]?.isDone === true;
      });
      void reply.header('cache-control', 'no-store');
      return { responseData: { recoveryCodes } };
    },
  );
}
