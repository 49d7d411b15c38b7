import { createHmac, hkdfSync, timingSafeEqual, webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { isUuid } from '../../../../../schema/rules/texts.ts';
import { RefusalError } from '../../../../errors.ts';

/** Content of a session's tokens. Equal sessions give identical tokens. Moments in milliseconds. */
export interface TokenSource {
  readonly sessionId: string;
  readonly agencyId: string | null;
  readonly refreshCounter: number;
  readonly refreshedAt: number;
  readonly expiresAt: number;
}

/** Claims of a valid access token: a session, and the agency it was in; the session's row decides on both. */
export interface AccessClaims {
  readonly sessionId: string;
  readonly agencyId: string | null;
  /** Until when the token is good, in milliseconds. */
  readonly expiresAt: number;
}

/** Claims of a valid refresh token: a session, and the number of the exchange. */
export interface RefreshClaims {
  readonly sessionId: string;
  readonly counter: number;
}

/**
 * Refuses a token of another agency than its session's present one: a page opened in the former agency must not
 * continue.
 */
export function requireSameAgency(agencyId: string | null, claims: AccessClaims): void {
  if (agencyId !== claims.agencyId) throw new RefusalError('agencyChanged', 'agencyChanged');
}

/** Signs tokens and reads them back; null for any text that is not a good one. */
export interface Tokens {
  signAccess(source: TokenSource): Promise<string>;
  readAccess(token: string): Promise<AccessClaims | null>;
  signRefresh(source: TokenSource): Promise<string>;
  readRefresh(token: string): Promise<RefreshClaims | null>;
  /** For the cookie that opens files and nothing else, for as long as an access token of the same time is good. */
  signMedia(source: AccessClaims): Promise<string>;
  readMedia(token: string): Promise<AccessClaims | null>;
}

interface Keys {
  readonly access: webcrypto.CryptoKey;
  readonly refresh: Buffer;
  readonly media: Buffer;
}

const algorithm = 'HS256';
const rememberedTokens = 2_000;
const refreshShape = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;
const mediaShape = /^([0-9a-f-]{36})\.([0-9a-f-]{36})?\.(\d{1,15})\.([\w-]{43})$/;

async function keysFrom(secret: Buffer): Promise<Keys> {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  return {
    access: await webcrypto.subtle.importKey('raw', derive('access token'), hmac, false, ['sign', 'verify']),
    refresh: derive('refresh token'),
    media: derive('media cookie'),
  };
}

/**
 * Tokens under one secret: access tokens are JWTs (HS256 and nothing else), refresh tokens `session.counter.signature`.
 * @param readSecret gives the installation's secret; asked until it has answered once
 * @param clock milliseconds since the epoch
 */
export function createTokens(readSecret: () => Promise<Buffer>, clock: () => number): Tokens {
  let keys: Promise<Keys> | undefined;
  const readKeys = () =>
    (keys ??= readSecret().then(keysFrom)).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
  // A signature stays good; checking it again with each request would wait behind password hashes for a thread.
  const remembered = new Map<string, AccessClaims>();

  const verifyAccess = async (token: string) => {
    const { access } = await readKeys();
    const { payload } = await jwtVerify(token, access, { algorithms: [algorithm], currentDate: new Date(clock()) });
    const { sid, agency, exp } = payload;
    if (typeof sid !== 'string' || !isUuid(sid) || exp === undefined) return null;
    const isInAgency = typeof agency === 'string' && isUuid(agency);
    return { sessionId: sid, agencyId: isInAgency ? agency : null, expiresAt: exp * 1000 };
  };
  const signatureOf = async (purpose: 'refresh' | 'media', text: string) =>
    createHmac('sha256', (await readKeys())[purpose])
      .update(text)
      .digest();
  const sign = async (purpose: 'refresh' | 'media', text: string) =>
    `${text}.${(await signatureOf(purpose, text)).toString('base64url')}`;
  const isSigned = async (purpose: 'refresh' | 'media', text: string, signature: string) => {
    const given = Buffer.from(signature, 'base64url');
    const expected = await signatureOf(purpose, text);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  return {
    signAccess: async ({ sessionId, agencyId, refreshedAt, expiresAt }) =>
      new SignJWT({ sid: sessionId, agency: agencyId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuedAt(Math.floor(refreshedAt / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign((await readKeys()).access),

    readAccess: async (token) => {
      const known = remembered.get(token);
      if (known !== undefined) return known.expiresAt > clock() ? known : null;
      await readKeys();
      const claims = await verifyAccess(token).catch(() => null);
      if (claims === null) return null;
      const [oldest] = remembered.keys();
      if (remembered.size >= rememberedTokens && oldest !== undefined) remembered.delete(oldest);
      remembered.set(token, claims);
      return claims;
    },

    signRefresh: ({ sessionId, refreshCounter }) => sign('refresh', `${sessionId}.${refreshCounter}`),

    readRefresh: async (token) => {
      const [, sessionId, counter, signature] = refreshShape.exec(token) ?? [];
      if (sessionId === undefined || counter === undefined || signature === undefined) return null;
      const isOurs = await isSigned('refresh', `${sessionId}.${counter}`, signature);
      return isOurs ? { sessionId, counter: Number(counter) } : null;
    },

    signMedia: ({ sessionId, agencyId, expiresAt }) => sign('media', `${sessionId}.${agencyId ?? ''}.${expiresAt}`),

    readMedia: async (token) => {
      const [, sessionId, agencyId = null, until, signature] = mediaShape.exec(token) ?? [];
      if (sessionId === undefined || signature === undefined) return null;
      const isOurs = await isSigned('media', `${sessionId}.${agencyId ?? ''}.${until}`, signature);
      const expiresAt = Number(until);
      return isOurs && expiresAt > clock() ? { sessionId, agencyId, expiresAt } : null;
    },
  };
}
