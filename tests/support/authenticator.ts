import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows for a typed secret. `now` in milliseconds. */
export function codeOf(secret: string, now: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
}

/** A sign-in that is half done, as the API answers it. */
export interface HalfSignedIn {
  readonly sessionState: string;
  readonly secondFactor?: 'verify' | 'setup';
}

/** Posts to a public route of the auth module. */
export async function post(app: FastifyInstance, path: string, payload: object, remoteAddress = '198.51.100.7') {
  const answer = await app.inject({ method: 'POST', url: `/user/v1/auth/${path}`, payload, remoteAddress });
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
    data: answer.json<{ responseData: { access_token: string; recoveryCodes?: string[] } }>().responseData,
    fault: answer.json<{ errorDetails?: { field: string; key: string }[] }>().errorDetails?.[0],
    key: answer.json<{ error?: { key: string } }>().error?.key,
  };
}

/** The secret that a state sets up, as people type it. */
export async function secretOf(app: FastifyInstance, sessionState: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/user/v1/auth/create-qr',
    payload: { sessionState },
    headers: { accept: 'application/json' },
  });
  return answer.json<{ responseData: { secret: string } }>().responseData.secret;
}
