import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import type { Database } from '../../database/pools.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import type { Outbox } from '../../integrations/mail/port.ts';
import { hashToken } from './firstAdmin.ts';
import type { Limiter } from './limiter.ts';
import { holderOf, type CodeHolder } from './oneTimeCodes.ts';
import { tellOfPassword } from './passwordNews.ts';
import { hashPassword, passwordRefusal } from './passwords.ts';

interface ResetBody {
  readonly uuid: string;
  readonly newPassword: string;
  readonly deviceId?: string;
}

const uuid = { type: 'string', maxLength: 100, description: 'The code of the mail' } as const;
const deviceId = { type: ['string', 'null'], maxLength: 200, description: 'Taken and not used' } as const;
const tags = ['auth'];
const config = { access: 'public' } as const;
const body = {
  type: 'object',
  required: ['uuid', 'newPassword'],
  additionalProperties: false,
  properties: { uuid, deviceId, newPassword: { type: 'string', maxLength: 1000 } },
} as const;
const query = {
  type: 'object',
  required: ['uuid'],
  additionalProperties: false,
  properties: { uuid, deviceId },
} as const;
const person = {
  type: 'object',
  properties: {
    email: { type: 'string' },
    displayName: { type: 'string' },
    passwordLength: { type: 'integer', description: 'The least number of characters of the new password' },
  },
} as const;

export interface ResetPasswordDeps {
  readonly database: Database;
  readonly limiter: Limiter;
  readonly outbox: Outbox;
  readonly clock: () => number;
}

const refused = () => invalid([fieldRefusal('uuid', 'linkOver')]);

/**
 * GET /user/v1/auth/check-reset-password: whose a code is, while it is good. PUT /user/v1/auth/reset-password: another
 * password by it (AB 7). Every session of the account ends at once, and a mail tells of it.
 */
export function addResetPassword(app: FastifyInstance, deps: ResetPasswordDeps): void {
  const { database, limiter, outbox, clock } = deps;
  const holder = async (code: string): Promise<CodeHolder> => {
    const found = await holderOf(database, code, 'passwordReset', clock());
    if (found === null) throw refused();
    return found;
  };

  app.get<{ Querystring: { uuid: string } }>(
    '/user/v1/auth/check-reset-password',
    {
      config,
      schema: { tags, summary: 'Whose code it is', querystring: query, response: { 200: answerSchema(person) } },
    },
    async (request, reply) => {
      const { email, displayName, passwordLength } = await holder(request.query.uuid);
      void reply.header('cache-control', 'no-store');
      return { responseData: { email, displayName, passwordLength } };
    },
  );

  app.put<{ Body: ResetBody }>(
    '/user/v1/auth/reset-password',
    {
      config,
      schema: {
        tags,
        summary: 'Choose another password by the code of a mail',
        body,
        response: { 200: answerSchema({ type: 'object' }) },
      },
    },
    async (request) => {
      const { uuid: code, newPassword } = request.body;
      const { accountId, email, passwordLength } = await holder(code);
      const fault = await passwordRefusal('newPassword', newPassword, passwordLength);
      if (fault !== null) throw invalid([fault]);
      const passwordHash = await hashPassword(newPassword);
      await database.transaction(null, async (connection) => {
        const { rows } = await connection.query<{ isDone: boolean }>({
          text: 'select identity_reset_password($1, $2, $3) as "isDone"',
          values: [hashToken(code), passwordHash, new Date(clock()).toISOString()],
        });
        if (rows[0]?.isDone !== true) throw refused();
        await tellOfPassword(connection, outbox, accountId);
      });
      // Whoever guessed too often before may sign in with the new one.
      await limiter.startAnew(email);
      return { responseData: {} };
    },
  );
}
