import type { FastifyInstance } from 'fastify';
import { ownFactorCalls } from '../../../../../schema/areas/identity/calls/secondFactor.ts';
import type { Database } from '../../../../database/pools.ts';
import type { Outbox } from '../../../../integrations/mail/port.ts';
import { RefusalError } from '../../../../errors.ts';
import { registerCall, type CallRequest } from '../../../../plugins/callRoute.ts';
import type { AskPassword } from '../passwords/ownPassword.ts';
import type { CodeLimiter } from './codeLimiter.ts';
import { hashesOf } from './confirmFactor.ts';
import { mailFactorChange } from './factorMail.ts';
import { findFactor } from './factors.ts';
import { proofField, readProof, wrongCode, type Spendable } from './proof.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';
import type { Vault } from './vault.ts';

/** Dependencies of one's own second factor. */
export interface OwnFactorDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly codes: CodeLimiter;
  readonly askPassword: AskPassword;
  readonly outbox: Outbox;
  readonly clock: () => number;
}

/**
 * Registers the state of the caller's second factor, turning it off, and new recovery codes (ten; the former ones
 * become void). Both changes require the password and a code. A mail is sent when it is turned off.
 */
export function addOwnFactor(app: FastifyInstance, deps: OwnFactorDeps): void {
  const { database, vault, codes, askPassword, outbox, clock } = deps;
  const moment = () => new Date(clock()).toISOString();

  /** Runs an action that requires the password and the second factor; `spend` returns true if the code is valid. */
  const prove = async (
    { actor: { accountId }, body, request }: CallRequest<typeof ownFactorCalls.turnOff>,
    spend: (secret: Buffer, proof: Spendable) => Promise<boolean>,
  ) => {
    const field = proofField(body);
    await askPassword(request, body.password, 'password');
    const { secret } = await findFactor(database, accountId);
    if (secret === null) throw new RefusalError('invalid', 'factorOff');
    const isRight = await codes.guess(accountId, async () =>
      spend(secret, await readProof(vault, accountId, secret, body, clock())),
    );
    if (!isRight) throw wrongCode(field);
  };

  registerCall(app, ownFactorCalls.read, async ({ actor }) => {
    const factor = await findFactor(database, actor.accountId);
    return {
      isOn: factor.secret !== null,
      since: factor.confirmed_at,
      recoveryCodesLeft: factor.codes_left,
      isRequired: factor.is_required,
    };
  });

  registerCall(app, ownFactorCalls.turnOff, async (given) => {
    const { accountId } = given.actor;
    await prove(given, (secret, { step, hash }) =>
      database.transaction(null, async (connection) => {
        const { rows } = await connection.query<{ outcome: 'done' | 'wrong' | 'required' }>({
          text: 'select identity_turn_off_factor($1, $2, $3, $4, $5) as outcome',
          values: [accountId, secret, step, hash, moment()],
        });
        if (rows[0]?.outcome === 'required') throw new RefusalError('invalid', 'factorRequired');
        if (rows[0]?.outcome !== 'done') return false;
        await mailFactorChange(connection, outbox, accountId, 'factorOff');
        return true;
      }),
    );
    return {};
  });

  registerCall(app, ownFactorCalls.renewRecoveryCodes, async (given) => {
    const { accountId } = given.actor;
    const recoveryCodes = newRecoveryCodes();
    await prove(given, async (secret, { step, hash }) => {
      const { rows } = await database.query<{ isDone: boolean }>(null, {
        text: 'select identity_renew_recovery_codes($1, $2, $3, $4, $5, $6) as "isDone"',
        values: [accountId, secret, step, hash, await hashesOf(vault, recoveryCodes, accountId), moment()],
      });
      return rows[0]?.isDone === true;
    });
    void given.reply.header('cache-control', 'no-store');
    return { recoveryCodes };
  });
}
