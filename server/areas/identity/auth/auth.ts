import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { AccessLookup, Actor } from '../../../../schema/access/access.ts';
import { addBackground } from '../../../background.ts';
import type { Config } from '../../../config.ts';
import type { Pools } from '../../../database/pools.ts';
import type { CaptchaPort } from '../../../integrations/captcha/port.ts';
import { closeToKeys } from '../../../plugins/keyAccess.ts';
import { registerSession, type ActorReaders, type ReadActor } from '../../../plugins/session.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import { addAgencyChoice } from './sign-in/agencyChoice.ts';
import { addMailState } from './mailState.ts';
import { addCaptcha } from './sign-in/captcha.ts';
import { addChangePassword } from './passwords/changePassword.ts';
import { addDemoAccounts, type DemoAccounts } from './sign-in/demoAccounts.ts';
import { acceptEmptyJson } from './sign-in/emptyJson.ts';
import { addExchange } from './sign-in/exchange.ts';
import { createPendingSignIns } from './factor/pendingSignIns.ts';
import { addSecondFactor } from './factor/secondFactor.ts';
import { addForgotPassword } from './passwords/forgotPassword.ts';
import { createKnownDevices } from './sign-in/knownDevices.ts';
import { createGuessLimiter } from './sign-in/guessLimiter.ts';
import { addLogin } from './sign-in/login.ts';
import { addLogout } from './sign-in/logout.ts';
import { createMailLimiter } from './letters/mailLimiter.ts';
import { addOwnSessions } from './sessions/ownSessions.ts';
import { askOwnPassword } from './passwords/ownPassword.ts';
import { addPermission } from './sessions/permission.ts';
import { addProfile } from './sessions/profile.ts';
import { addRefresh } from './sign-in/refresh.ts';
import { sessionCookies } from './sessions/sessionCookies.ts';
import { addResetPassword } from './passwords/resetPassword.ts';
import { actorOf, createSessions } from './sessions/sessions.ts';
import { addSetPassword } from './passwords/setPassword.ts';
import { addSetup } from './setup.ts';
import { sendEntered, sendSignedIn } from './sessions/signedIn.ts';
import { createSignIn } from './sign-in/signIn.ts';
import { signingKey } from './sessions/signingKey.ts';
import { createTokens, requireSameAgency, type AccessClaims } from './sessions/tokens.ts';

/** Functions that identify people by an API key. */
export interface KeyReader {
  /** Returns the actor of a key with the rights that its person has now; null for every key that is not good. */
  readonly read: ReadActor;
  /** The same for a request: counts failed tries by address, and refuses with 429 after too many. */
  readonly readFor: ActorReaders['byKey'];
}

/** Dependencies of authentication. */
export interface AuthDeps {
  readonly config: Pick<Config, 'publicUrl' | 'demo'>;
  readonly pools: Pools;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Demo accounts that the sign-in page offers; used only if the configuration has a demo. */
  readonly demo?: DemoAccounts;
  readonly outbox: Outbox;
  /** The origin that links in mails begin with. */
  readonly origin: () => string;
  /** Reads actors by their API keys. */
  readonly keys: KeyReader;
  /** Access rules of the declared entities. */
  readonly lookup: AccessLookup;
  /** Captcha that people who sign in must solve; none if absent. */
  readonly captcha?: CaptchaPort;
}

/** Identification of callers for the rest of the server. */
export interface Identity {
  /**
   * Returns the actor of an access token; null if the token or its session is not valid (any longer). Refuses a token
   * of another agency than the session's present one.
   */
  readonly enter: ReadActor;
  /** Returns the actor of an API key with the rights that its person has now; null for every key that is not good. */
  readonly readKeyActor: ReadActor;
  /** Returns the same person in the same session with current rights; null if the session has ended. */
  readonly still: (actor: Actor) => Promise<Actor | null>;
  /** Returns the name of the actor's agency; null without one. */
  readonly agencyName: (actor: Actor) => Promise<string | null>;
  /** Reads the installation's secret, from which signing and sealing keys are derived. */
  readonly readSecret: () => Promise<Buffer>;
}

/**
 * Puts every route behind a session, but for public ones, and adds those that open, renew, describe and end it (AB 7).
 */
export async function registerAuth(app: FastifyInstance, deps: AuthDeps): Promise<Identity> {
  const { config, pools, clock, demo, outbox, origin, keys, lookup, captcha = null } = deps;
  const readSecret = signingKey(pools);
  const tokens = createTokens(readSecret, clock);
  const sessions = createSessions(pools, clock);
  const limiter = createGuessLimiter(pools);
  const limit = createMailLimiter(pools);
  const background = addBackground(app);
  const cookies = sessionCookies(config.publicUrl);
  const devices = createKnownDevices(cookies.device, readSecret);
  const send = sendSignedIn(tokens, cookies, devices, pools);
  const sendOn = sendEntered(tokens, cookies, pools, clock);
  const pending = createPendingSignIns(pools, clock);
  const signIn = createSignIn({ database: pools, sessions, pending, clock, send });
  const askPassword = askOwnPassword({ database: pools, limiter, sessions });

  const find = async (id: string, agencyId: string | null) => {
    const session = await sessions.find(id, agencyId);
    return session && actorOf(session);
  };
  const enterBy = async (claims: AccessClaims | null) => {
    const actor = claims && (await find(claims.sessionId, claims.agencyId));
    if (actor && claims) requireSameAgency(actor.agencyId, claims);
    return actor;
  };
  const enter: ReadActor = async (accessToken) => enterBy(await tokens.readAccess(accessToken));
  await app.register(cookie);
  const readers: ActorReaders = {
    byToken: enter,
    byKey: keys.readFor,
    byMediaCookie: async (request) => {
      const token = cookies.media.read(request);
      return token === undefined ? null : enterBy(await tokens.readMedia(token));
    },
  };
  registerSession(app, readers, lookup);
  await app.register(async (routes) => {
    closeToKeys(routes);
    acceptEmptyJson(routes);
    addLogin(routes, { database: pools, limiter, devices, signIn, captcha });
    addCaptcha(routes, captcha);
    addMailState(routes, outbox);
    addRefresh(routes, { tokens, sessions, cookies, send });
    addLogout(routes, { tokens, sessions, cookies });
    addSetup(routes, { database: pools, sessions, clock, send });
    addDemoAccounts(routes, config.demo && demo ? demo : null);
    addPermission(routes);
    addProfile(routes, pools, sessions);
    addOwnSessions(routes, pools, clock);
    addAgencyChoice(routes, { database: pools, sessions, tokens, send: sendOn });
    addChangePassword(routes, { database: pools, askPassword, outbox, clock });
    addExchange(routes, { tokens, sessions, send: sendOn });
    addSecondFactor(routes, { readSecret, pending, database: pools, signIn, askPassword, outbox, limit, clock });
    addForgotPassword(routes, { database: pools, limit, outbox, background, origin, clock });
    addResetPassword(routes, { database: pools, limiter, outbox, clock });
    addSetPassword(routes, { database: pools, limiter, devices, outbox, clock });
  });
  return {
    enter,
    readKeyActor: keys.read,
    still: async ({ sessionId, agencyId }) => (sessionId === null ? null : find(sessionId, agencyId)),
    agencyName: async ({ sessionId, agencyId }) =>
      sessionId === null ? null : ((await sessions.find(sessionId, agencyId))?.agency_name ?? null),
    readSecret,
  };
}
