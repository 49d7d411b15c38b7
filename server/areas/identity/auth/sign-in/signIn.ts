import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf } from '../../../../../schema/language/call.ts';
import type { signInCalls } from '../../../../../schema/areas/identity/calls/signIn.ts';
import type { SignedIn } from '../../../../../schema/areas/identity/signedIn.ts';
import type { Database } from '../../../../database/pools.ts';
import { RefusalError } from '../../../../errors.ts';
import type { PendingSignIns } from '../factor/pendingSignIns.ts';
import { noteSignIn } from './lastLogin.ts';
import { originOf } from './requestOrigin.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { MoreSignedIn, SendSignedIn } from '../sessions/signedIn.ts';

/** Dependencies of the sequence of signing in. */
export interface SignInDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly pending: PendingSignIns;
  readonly clock: () => number;
  readonly send: SendSignedIn;
}

/** The way from a right password to a session. No other route opens one for an account that may have a second factor. */
export interface SignIn {
  /** After a right password: answers with a session or, if a second factor is due, with a state and no token. */
  begin(request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<AnswerOf<typeof signInCalls.login>>;
  /** After all required steps: answers with a session, with `more` added. */
  finish(request: FastifyRequest, reply: FastifyReply, accountId: string, more?: MoreSignedIn): Promise<SignedIn>;
}

/** Creates the sequence of signing in: the password, a second step if one is due, and the session. */
export function createSignIn({ database, sessions, pending, clock, send }: SignInDeps): SignIn {
  const finish: SignIn['finish'] = async (request, reply, accountId, more) => {
    const session = await sessions.open(accountId, originOf(request));
    if (session === null) throw new RefusalError('signInFailed', 'suspended');
    await noteSignIn(database, session, clock()).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the last sign-in could not be noted');
    });
    return send(reply, session, more);
  };
  return {
    begin: async (request, reply, accountId) => {
      const step = await pending.begin(accountId, originOf(request));
      if (step === null) return finish(request, reply, accountId);
      void reply.header('cache-control', 'no-store');
      return { sessionState: step.state, secondFactor: step.due };
    },
    finish,
  };
}
