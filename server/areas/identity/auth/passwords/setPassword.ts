import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invitationCalls } from '../../../../../schema/areas/identity/calls/passwords.ts';
import type { Database } from '../../../../database/pools.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../../errors.ts';
import type { Outbox } from '../../../../integrations/mail/port.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { hashToken } from '../firstAdmin.ts';
import type { KnownDevices } from '../sign-in/knownDevices.ts';
import type { GuessLimiter } from '../sign-in/guessLimiter.ts';
import { holderOf, type CodeHolder } from './oneTimeCodes.ts';
import { mailFirstPassword } from './passwordMail.ts';
import { hashPassword, isPassword } from '../../../../passwordHash.ts';
import { passwordRefusal } from './passwords.ts';

/** Dependencies of accepting an invitation. */
export interface SetPasswordDeps {
  readonly database: Database;
  readonly limiter: GuessLimiter;
  readonly devices: KnownDevices;
  readonly outbox: Outbox;
  readonly clock: () => number;
}

const refused = () => invalid([fieldRefusal('code', 'linkOver')]);

/** Returns the inviting agency's name for a person; their account may have another name elsewhere. */
async function nameOf(database: Database, { agencyId, staffId, displayName, email }: CodeHolder): Promise<string> {
  if (agencyId === null) return displayName;
  const { rows } = await database.query<{ name: string }>(agencyId, {
    text: 'select display_name as name from staff where agency_id = $1 and id = $2',
    values: [agencyId, staffId],
  });
  return rows[0]?.name ?? email;
}

/**
 * Registers the details of an invitation for the holder of its code, from the agency's own record alone, and accepting
 * it (AB 7) with the account's password or, without one, a first password. Before the right password is given, both
 * cases take the same time and give the same errors, so that a link reveals no account elsewhere.
 */
export function addSetPassword(app: FastifyInstance, deps: SetPasswordDeps): void {
  const { database, limiter, devices, outbox, clock } = deps;
  const holder = async (given: string): Promise<CodeHolder> => {
    const found = await holderOf(database, given, 'invitation', clock());
    if (found === null) throw refused();
    return found;
  };
  /** Checks the password: the account's own, or a first one, which may be set. Refuses any other. */
  const judge = async (found: CodeHolder, password: string, request: FastifyRequest): Promise<{ isFirst: boolean }> => {
    const { email, passwordHash, passwordLength, refusal } = found;
    const guess = { email, address: request.ip, device: await devices.find(request, email) };
    await limiter.take(guess);
    const isOwn = await isPassword(passwordHash, password);
    const fault = isOwn ? null : await passwordRefusal('password', password, passwordLength);
    const isFirst = passwordHash === null && refusal === null;
    if (!isOwn && (fault !== null || !isFirst)) {
      await limiter.keep(guess);
      throw invalid([fault ?? fieldRefusal('password', 'wrongPassword')]);
    }
    await limiter.giveBack(guess);
    if (refusal !== null) throw new RefusalError('invalid', refusal);
    return { isFirst };
  };

  registerCall(app, invitationCalls.invitation, async ({ query, reply }) => {
    const found = await holder(query.code);
    const { agencyName, email, passwordLength } = found;
    void reply.header('cache-control', 'no-store');
    return { agencyName, displayName: await nameOf(database, found), email, passwordLength };
  });

  registerCall(app, invitationCalls.accept, async ({ body: { code, password }, request }) => {
    const found = await holder(code);
    const { isFirst } = await judge(found, password, request);
    const firstHash = isFirst ? await hashPassword(password) : null;
    await database.transaction(null, async (connection) => {
      const { rows } = await connection.query<{ isDone: boolean }>({
        text: 'select identity_accept_invitation($1, $2, $3) as "isDone"',
        values: [hashToken(code), firstHash, new Date(clock()).toISOString()],
      });
      if (rows[0]?.isDone !== true) throw refused();
      if (isFirst) await mailFirstPassword(connection, outbox, found.accountId);
    });
    return {};
  });
}
