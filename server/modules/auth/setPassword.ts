import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import type { Database } from '../../database/pools.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import type { Outbox } from '../../integrations/mail/port.ts';
import { hashToken } from './firstAdmin.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { Limiter } from './limiter.ts';
import { holderOf, type CodeHolder } from './oneTimeCodes.ts';
import { tellOfPassword } from './passwordNews.ts';
import { hashPassword, isPassword, passwordRefusal } from './passwords.ts';

interface SetBody {
  readonly code: string;
  readonly password: string;
}

const code = { type: 'string', maxLength: 100 } as const;
const tags = ['staff'];
const config = { access: 'public' } as const;
const body = {
  type: 'object',
  required: ['code', 'password'],
  additionalProperties: false,
  properties: {
    code,
    password: { type: 'string', maxLength: 1000, description: 'A first one, or the one that the person has already' },
  },
} as const;
const query = { type: 'object', required: ['code'], additionalProperties: false, properties: { code } } as const;
const invitation = {
  type: 'object',
  properties: {
    agencyName: { type: ['string', 'null'], description: 'Null for a role above the agencies' },
    displayName: { type: 'string' },
    email: { type: 'string' },
    hasPassword: { type: 'boolean', description: 'Whether the person accepts with a password of their own' },
    passwordLength: { type: 'integer', description: 'The least number of characters of a first password' },
  },
} as const;

export interface SetPasswordDeps {
  readonly database: Database;
  readonly limiter: Limiter;
  readonly devices: KnownDevices;
  readonly outbox: Outbox;
  readonly clock: () => number;
}

const refused = () => invalid([fieldRefusal('code', 'linkOver')]);

/**
 * GET /user/v1/staff/set-password: who is invited where, told to whoever holds the code. PUT: accepts (AB 7). Somebody
 * without a password chooses one; somebody who has one gives it, and keeps it (design 6).
 */
export function addSetPassword(app: FastifyInstance, deps: SetPasswordDeps): void {
  const { database, limiter, devices, outbox, clock } = deps;
  const holder = async (given: string): Promise<CodeHolder> => {
    const found = await holderOf(database, given, 'invitation', clock());
    if (found === null) throw refused();
    return found;
  };
  const confirm = async ({ email, passwordHash }: CodeHolder, password: string, request: FastifyRequest) => {
    const guess = { email, address: request.ip, device: await devices.find(request, email) };
    await limiter.take(guess);
    if (!(await isPassword(passwordHash, password))) {
      await limiter.keep(guess);
      throw invalid([fieldRefusal('password', 'wrongPassword')]);
    }
    await limiter.giveBack(guess);
  };

  app.get<{ Querystring: { code: string } }>(
    '/user/v1/staff/set-password',
    {
      config,
      schema: { tags, summary: 'Who is invited', querystring: query, response: { 200: answerSchema(invitation) } },
    },
    async (request, reply) => {
      const { agencyName, displayName, email, passwordHash, passwordLength } = await holder(request.query.code);
      void reply.header('cache-control', 'no-store');
      return {
        responseData: { agencyName, displayName, email, hasPassword: passwordHash !== null, passwordLength },
      };
    },
  );

  app.put<{ Body: SetBody }>(
    '/user/v1/staff/set-password',
    {
      config,
      schema: { tags, summary: 'Accept an invitation', body, response: { 200: answerSchema({ type: 'object' }) } },
    },
    async (request) => {
      const { code: given, password } = request.body;
      const found = await holder(given);
      const { accountId, passwordHash, passwordLength } = found;
      const isFirst = passwordHash === null;
      const fault = isFirst ? await passwordRefusal('password', password, passwordLength) : null;
      if (fault !== null) throw invalid([fault]);
      if (!isFirst) await confirm(found, password, request);
      const firstHash = isFirst ? await hashPassword(password) : null;
      await database.transaction(null, async (connection) => {
        const { rows } = await connection.query<{ isDone: boolean }>({
          text: 'select identity_accept_invitation($1, $2, $3) as "isDone"',
          values: [hashToken(given), firstHash, new Date(clock()).toISOString()],
        });
        if (rows[0]?.isDone !== true) throw refused();
        if (isFirst) await tellOfPassword(connection, outbox, accountId);
      });
      return { responseData: {} };
    },
  );
}
