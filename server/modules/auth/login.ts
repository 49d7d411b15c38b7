import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/pools.ts';
import { RefusalError } from '../../errors.ts';
import type { CaptchaPort } from '../../integrations/captcha/port.ts';
import { requireHuman } from './captcha.ts';
import { normaliseEmail } from './emails.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { Limiter } from './limiter.ts';
import { isPassword } from './passwords.ts';
import { begunSchema } from './signedIn.ts';
import type { SignIn } from './signIn.ts';

interface LoginBody {
  readonly username: string;
  readonly password: string;
  readonly gRecaptchaResponse?: string | null;
}

const body = {
  type: 'object',
  required: ['username', 'password'],
  additionalProperties: false,
  properties: {
    username: { type: 'string', maxLength: 320 },
    password: { type: 'string', maxLength: 1000 },
    gRecaptchaResponse: { type: ['string', 'null'], maxLength: 10_000 },
  },
} as const;

export interface LoginDeps {
  readonly database: Database;
  readonly limiter: Limiter;
  readonly devices: KnownDevices;
  readonly signIn: SignIn;
  /** Null where none is configured. */
  readonly captcha: CaptchaPort | null;
}

/**
 * POST /user/v1/auth/login (AB 7). A wrong password and an unknown email get the same answer in the same time; only who
 * knows the password learns that an account is suspended, or has a second factor.
 */
export function addLogin(app: FastifyInstance, { database, limiter, devices, signIn, captcha }: LoginDeps): void {
  app.post<{ Body: LoginBody }>(
    '/user/v1/auth/login',
    {
      config: { access: 'public' },
      schema: { tags: ['auth'], summary: 'Sign in', body, response: { 200: begunSchema } },
    },
    async (request, reply) => {
      await requireHuman(captcha, request, request.body.gRecaptchaResponse);
      const email = normaliseEmail(request.body.username);
      const guess = { email, address: request.ip, device: await devices.find(request, email) };
      await limiter.take(guess);

      const account = await findAccount(database, email);
      if (!(await isPassword(account?.password_hash ?? null, request.body.password)) || !account) {
        await limiter.keep(guess);
        throw new RefusalError('signInFailed', 'signInFailed');
      }
      await limiter.giveBack(guess);
      return signIn.begin(request, reply, account.id);
    },
  );
}

async function findAccount(database: Database, email: string) {
  const { rows } = await database.query<{ id: string; password_hash: string | null }>(null, {
    text: 'select * from identity_account($1)',
    values: [email],
  });
  return rows[0] ?? null;
}
