import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { agencyNameLimit } from '../../../schema/rules/limits.ts';
import { isBlank } from '../../../schema/rules/texts.ts';
import { fieldRefusal, invalid, notFound } from '../../errors.ts';
import { callerOf } from '../../plugins/session.ts';
import type { AgencyDeps } from './agencyDeps.ts';

const params = { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } } as const;
const response = { 200: answerSchema({ type: 'object' }) };
const tags = ['agencies'];

type Target = { readonly id: string };

/**
 * PUT /user/v1/agencies/{id}: another name. PUT .../suspend closes an agency: its people are signed out at once and its
 * visitors led out; PUT .../reactivate opens it again. Doing again what is done already changes nothing.
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

  app.put<{ Params: Target; Body: { name: string } }>(
    '/user/v1/agencies/:id',
    {
      config: { access: 'superAdmin' },
      schema: {
        tags,
        summary: 'Give an agency another name',
        params,
        body: {
          type: 'object',
          required: ['name'],
          additionalProperties: false,
          properties: { name: { type: 'string', maxLength: agencyNameLimit } },
        },
        response,
      },
    },
    async (request) => {
      const name = request.body.name.trim();
      if (isBlank(name)) throw invalid([fieldRefusal('name', 'required')]);
      const { accountId } = callerOf(request);
      const done = await ask<string>('identity_rename_agency($1, $2, $3, $4)', request.params.id, name, accountId);
      if (done === 'taken') throw invalid([fieldRefusal('name', 'agencyNameTaken')]);
      if (done !== 'done') throw notFound();
      return { responseData: {} };
    },
  );

  for (const [step, summary] of [
    ['suspend', 'Close an agency, whose people are signed out at once'],
    ['reactivate', 'Open an agency again'],
  ] as const) {
    app.put<{ Params: Target }>(
      `/user/v1/agencies/:id/${step}`,
      { config: { access: 'superAdmin' }, schema: { tags, summary, params, response } },
      async (request) => {
        const { accountId } = callerOf(request);
        const isClosing = step === 'suspend';
        const { id } = request.params;
        const isThere = await ask<boolean>('identity_suspend_agency($1, $2, $3, $4)', id, isClosing, accountId);
        if (isThere !== true) throw notFound();
        return { responseData: {} };
      },
    );
  }
}
