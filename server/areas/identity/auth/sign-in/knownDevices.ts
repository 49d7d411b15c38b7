import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from '../sessions/sessionCookies.ts';

/** Maximum number of accounts remembered per device, most recent first. */
const mostAccounts = 8;
const shape = /^[\w-]{22}(?:\.[\w-]{43}){1,8}$/;

/**
 * Browsers on which an account was signed in before, remembered in a cookie that is signed per account. The cookie
 * gives no access: it only separates the tries of the owner from those of others. It outlives the session.
 */
export interface KnownDevices {
  /** Returns the key of a request's device if the account of that email was signed in on it; null for other devices. */
  find(request: FastifyRequest, email: string): Promise<string | null>;
  /** Remembers that the account of that email was signed in to on the device that is answered. */
  note(reply: FastifyReply, email: string): Promise<void>;
}

interface Held {
  /** 128 random bits, base64url. */
  readonly id: string;
  readonly signatures: readonly string[];
}

/** @param readSecret gives the installation's secret */
export function createKnownDevices(cookie: SessionCookie, readSecret: () => Promise<Buffer>): KnownDevices {
  const sign = async (id: string, email: string) => {
    const key = Buffer.from(hkdfSync('sha256', await readSecret(), '', 'known device', 32));
    return createHmac('sha256', key).update(`${id} ${email.toLowerCase()}`).digest();
  };
  const read = (request: FastifyRequest): Held | null => {
    const text = cookie.read(request) ?? '';
    const [id = '', ...signatures] = shape.test(text) ? text.split('.') : [];
    return id === '' ? null : { id, signatures };
  };
  const isSigned = (signature: string, expected: Buffer) =>
    timingSafeEqual(Buffer.from(signature, 'base64url'), expected);
  return {
    find: async (request, email) => {
      const held = read(request);
      if (held === null) return null;
      const expected = await sign(held.id, email);
      return held.signatures.some((one) => isSigned(one, expected)) ? held.id : null;
    },
    note: async (reply, email) => {
      const { id, signatures } = read(reply.request) ?? { id: randomBytes(16).toString('base64url'), signatures: [] };
      const own = (await sign(id, email)).toString('base64url');
      const all = [own, ...signatures.filter((one) => one !== own)].slice(0, mostAccounts);
      cookie.write(reply, [id, ...all].join('.'));
    },
  };
}
