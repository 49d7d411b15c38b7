import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { signInCalls } from '../../../../schema/areas/identity/calls/signIn.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import { isTimeZone } from '../../../../schema/rules/dates.ts';
import { patterns } from '../../../../schema/rules/patterns.ts';
import { isBlank } from '../../../../schema/rules/texts.ts';
import type { Database } from '../../../database/pools.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { normaliseEmail } from './letters/emails.ts';
import { hashToken } from './firstAdmin.ts';
import { hashPassword } from '../../../passwordHash.ts';
import { passwordRefusal, usualLength } from './passwords/passwords.ts';
import { originOf } from './sign-in/requestOrigin.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { SendSignedIn } from './sessions/signedIn.ts';

type SetupBody = CallBody<typeof signInCalls.setup>;

/** Dependencies of creating the first super admin. */
export interface SetupDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly clock: () => number;
  readonly send: SendSignedIn;
}

/** PostgreSQL's error code: accounts below a super admin may be there, and have their emails. */
const uniqueViolation = '23505';

const emailTaken = () => invalid([fieldRefusal('email', 'emailExisted')]);
const tokenRefused = () => invalid([fieldRefusal('token', 'linkExpired')]);

async function faultsOf(email: string, { password, displayName, timezoneId }: SetupBody): Promise<FieldRefusal[]> {
  const ofPassword = await passwordRefusal('password', password, usualLength);
  return [
    ...(patterns.email.regex.test(email) ? [] : [fieldRefusal('email', 'email')]),
    ...(ofPassword ? [ofPassword] : []),
    ...(isBlank(displayName) ? [fieldRefusal('displayName', 'required')] : []),
    ...(timezoneId === undefined || isTimeZone(timezoneId) ? [] : [fieldRefusal('timezoneId', 'timeZone')]),
  ];
}

/** Registers creating the first super admin with the one-time token, and signing them in; and whether that is still to do. */
export function addSetup(app: FastifyInstance, { database, sessions, clock, send }: SetupDeps): void {
  const ask = async (text: string, values: readonly unknown[]) => {
    const { rows } = await database.query<{ isDone: boolean }>(null, { text, values }).catch((error: unknown) => {
      throw (error as { code?: string }).code === uniqueViolation ? emailTaken() : error;
    });
    return rows[0]?.isDone ?? false;
  };
  registerCall(app, signInCalls.setupState, async ({ body }) => {
    const values = [hashToken(body.token ?? ''), new Date(clock()).toISOString()];
    const [isNeeded, isOpen] = await Promise.all([
      ask('select identity_needs_set_up() as "isDone"', []),
      ask('select identity_may_set_up($1, $2) as "isDone"', values),
    ]);
    return { isNeeded, isOpen };
  });
  registerCall(app, signInCalls.setup, async ({ body, request, reply }) => {
    const tokenHash = hashToken(body.token);
    const now = new Date(clock()).toISOString();
    if (!(await ask('select identity_may_set_up($1, $2) as "isDone"', [tokenHash, now]))) throw tokenRefused();
    const email = normaliseEmail(body.email);
    const faults = await faultsOf(email, body);
    if (faults.length > 0) throw invalid(faults);

    const id = v7();
    const passwordHash = await hashPassword(body.password);
    const values = [tokenHash, id, email, passwordHash, body.displayName.trim(), now];
    if (!(await ask('select identity_set_up($1, $2, $3, $4, $5, $6) as "isDone"', values))) throw tokenRefused();
    if (body.timezoneId !== undefined) await ask('select identity_choose_zone($1, $2)', [id, body.timezoneId]);
    const session = await sessions.open(id, originOf(request));
    if (session === null) throw tokenRefused();
    return send(reply, session);
  });
}
