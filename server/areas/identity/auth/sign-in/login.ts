import type { FastifyInstance } from 'fastify';
import { signInCalls } from '../../../../../schema/areas/identity/calls/signIn.ts';
import type { Database } from '../../../../database/pools.ts';
import { RefusalError } from '../../../../errors.ts';
import type { CaptchaPort } from '../../../../integrations/captcha/port.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { requireHuman } from './captcha.ts';
import { normaliseEmail } from '../letters/emails.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { GuessLimiter } from './guessLimiter.ts';
import { isPassword } from '../../../../passwordHash.ts';
import type { SignIn } from './signIn.ts';

/** Dependencies of signing in. */
export interface LoginDeps {
  readonly database: Database;
  readonly limiter: GuessLimiter;
  readonly devices: KnownDevices;
  readonly signIn: SignIn;
  /** Null if none is configured. */
  readonly captcha: CaptchaPort | null;
}

/**
 * Registers signing in by a password (AB 7). A wrong password and an unknown email get the same answer in the same
 * time; only who knows the password learns that an account is suspended, or has a second factor.
 */
export function addLogin(app: FastifyInstance, { database, limiter, devices, signIn, captcha }: LoginDeps): void {
  registerCall(app, signInCalls.login, async ({ body, request, reply }) => {
    await requireHuman(captcha, request, body.gRecaptchaResponse);
    const email = normaliseEmail(body.username);
    const guess = { email, address: request.ip, device: await devices.find(request, email) };
    await limiter.take(guess);

    const account = await findAccount(database, email);
    if (!(await isPassword(account?.password_hash ?? null, body.password)) || !account) {
      await limiter.keep(guess);
      throw new RefusalError('signInFailed', 'signInFailed');
    }
    await limiter.giveBack(guess);
    return signIn.begin(request, reply, account.id);
  });
}

async function findAccount(database: Database, email: string) {
  const { rows } = await database.query<{ id: string; password_hash: string | null }>(null, {
    text: 'select * from identity_account($1)',
    values: [email],
  });
  return rows[0] ?? null;
}
