import { createHash, randomBytes } from 'node:crypto';
import { pathTo } from '../../../schema/routes.ts';
import { SocialError, type Asked, type SocialsPort } from './port.ts';

/** Clock and origin of the sandbox. */
export interface SandboxOptions {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The origin under which browsers reach this server. */
  readonly origin: () => string;
}

/** Lifetimes of a code and a token in milliseconds, the same as Meta's. */
const codeTime = 10 * 60_000;
const tokenTime = 60 * 24 * 3_600_000;
/** Maximum number of pending codes. */
const maxCodes = 1_000;

type Grant = Omit<Asked, 'handle'> & { readonly username: string; readonly until: number };

/** Derives the id of an account from its name, so that it stays the same as with a real provider. */
function idOf({ platform, username }: Grant): string {
  const hash = createHash('sha256').update(`${platform} ${username.toLowerCase()}`).digest();
  return `1${String(hash.readUIntBE(0, 6)).padStart(15, '0')}`;
}

/**
 * A provider for trying things out: its dialog is a page of Greenroom, which says that it is a sandbox. Codes work once,
 * for ten minutes, for the platform and the address that they were given for, in the memory of this server.
 */
export function createSandbox({ clock, origin }: SandboxOptions): SocialsPort {
  const grants = new Map<string, Grant>();
  const forgetOld = () => {
    for (const [code, { until }] of grants) if (until <= clock() || grants.size >= maxCodes) grants.delete(code);
  };
  return {
    provider: 'SANDBOX',
    dialog: ({ platform, state, handle }) => {
      const query = new URLSearchParams({ platform, state, ...(handle !== null && { account: handle }) });
      return `${origin()}${pathTo('socials.sandbox')}?${query.toString()}`;
    },
    allow: (asked) => {
      forgetOld();
      const code = randomBytes(24).toString('base64url');
      grants.set(code, { ...asked, until: clock() + codeTime });
      return code;
    },
    connect: async ({ platform, redirectUri, code }) => {
      const grant = grants.get(code);
      grants.delete(code);
      const isGood = grant !== undefined && grant.until > clock() && grant.redirectUri === redirectUri;
      if (!isGood || grant.platform !== platform) throw new SocialError('codeOver');
      const isNamed = platform === 'INSTAGRAM';
      return {
        id: idOf(grant),
        username: isNamed ? grant.username : null,
        displayName: grant.username,
        token: `sandbox-${randomBytes(24).toString('base64url')}`,
        expiresAt: clock() + tokenTime,
      };
    },
  };
}
