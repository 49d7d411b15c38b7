import type { FastifyInstance } from 'fastify';
import { agencyCalls } from '../../../../schema/areas/operators/calls/agencies.ts';
import { isBlank } from '../../../../schema/rules/texts.ts';
import { fieldRefusal, invalid, notFound } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import type { AgencyDeps } from './agencyDeps.ts';

/**
 * Registers another name for an agency, closing it, so that its people are signed out at once and its visitors led out,
 * and opening it again. Doing again what is done already changes nothing.
 */
export function addChangeAgency(
  app: FastifyInstance,
  { database, clock }: Pick<AgencyDeps, 'database' | 'clock'>,
): void {
  const ask = async <Answer>(text: string, ...values: readonly unknown[]) => {
    const { rows } = await database.query<{ answer: Answer }>(null, {
      text: `select ${text} as answer`,
      values: [...values, new Date(clock()).toISOString()],
    });
    return rows[0]?.answer;
  };

  registerCall(app, agencyCalls.rename, async ({ actor, params: { id }, body }) => {
    const name = body.name.trim();
    if (isBlank(name)) throw invalid([fieldRefusal('name', 'required')]);
    const done = await ask<string>('identity_rename_agency($1, $2, $3, $4)', id, name, actor.accountId);
    if (done === 'taken') throw invalid([fieldRefusal('name', 'agencyNameTaken')]);
    if (done !== 'done') throw notFound();
    return {};
  });

  for (const step of ['suspend', 'reactivate'] as const) {
    registerCall(app, agencyCalls[step], async ({ actor: { accountId }, params: { id } }) => {
      const isClosing = step === 'suspend';
      const isThere = await ask<boolean>('identity_suspend_agency($1, $2, $3, $4)', id, isClosing, accountId);
      if (isThere !== true) throw notFound();
      return {};
    });
  }
}
