import { createHmac } from 'node:crypto';
import { socialSdkVersion } from '../../../schema/rules/limits.ts';
import type { ConnectablePlatform } from '../../../schema/areas/people/socials.ts';
import { graphCaller, type Ask } from './graphCalls.ts';
import { SocialError, type SocialAccount, type SocialsPort } from './port.ts';

/** Credentials and limits of Meta's API. */
export interface MetaOptions {
  readonly appId: string;
  readonly appSecret: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Origins of the dialog and the Graph API; Meta's own by default. */
  readonly dialogOrigin?: string;
  readonly graphOrigin?: string;
  /** Timeout for each answer, in milliseconds. */
  readonly patience?: number;
  /** Called with the reason why there was no usable answer. */
  readonly complain?: (reason: unknown) => void;
}

/** Permissions requested: identity, and for Instagram the professional account of a page. */
const scopes: Readonly<Record<ConnectablePlatform, string>> = {
  FACEBOOK: 'public_profile',
  INSTAGRAM: 'instagram_basic,pages_show_list,pages_read_engagement',
};

type Who = Omit<SocialAccount, 'token' | 'expiresAt'>;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function needed(value: unknown, what: string): string {
  const text = textOf(value);
  if (text === null) throw new SocialError('unreachable', `Meta's answer has no ${what}`);
  return text;
}

/** Returns a Facebook account; Facebook gives the name of a person but not their address. */
async function facebookAccount(ask: Ask, signed: Readonly<Record<string, string>>): Promise<Who> {
  const me = await ask('me', { fields: 'id,name', ...signed });
  return { id: needed(me['id'], 'id'), username: null, displayName: textOf(me['name']) };
}

type Account = Readonly<Record<string, unknown>>;
type Page = { readonly instagram_business_account?: Account } | null;

/** Returns the account of that name among those of the person's pages, else the first of them. */
async function instagramAccount(
  ask: Ask,
  signed: Readonly<Record<string, string>>,
  handle: string | null,
): Promise<Who> {
  const fields = 'instagram_business_account{id,username,name}';
  const { data } = await ask('me/accounts', { fields, limit: '100', ...signed });
  if (!Array.isArray(data)) throw new SocialError('unreachable', "Meta's answer has no data");
  const accounts = (data as readonly Page[]).flatMap((page): readonly Account[] => {
    const account = page?.instagram_business_account;
    return account ? [account] : [];
  });
  const isMeant = ({ username }: Account) => handle !== null && String(username).toLowerCase() === handle.toLowerCase();
  const account = accounts.find(isMeant) ?? accounts[0];
  if (!account) throw new SocialError('noAccount');
  const { id, username, name } = account;
  return { id: needed(id, 'id'), username: needed(username, 'username'), displayName: textOf(name) };
}

/**
 * Meta's Facebook Login and Graph API
 * (https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow): the dialog, the exchange of the
 * code for a token, then for a long-lived one, then its account. Requests with a user's token carry the app's proof
 * (https://developers.facebook.com/docs/graph-api/guides/secure-requests).
 */
export function createMeta(options: MetaOptions): SocialsPort {
  const { appId, appSecret, clock, dialogOrigin = 'https://www.facebook.com' } = options;
  const { graphOrigin = 'https://graph.facebook.com', patience = 10_000, complain } = options;
  const ask = graphCaller({ base: `${graphOrigin}/${socialSdkVersion}`, patience });
  const app = { client_id: appId, client_secret: appSecret };

  const longLived = async (code: string, redirectUri: string) => {
    const first = await ask('oauth/access_token', { ...app, redirect_uri: redirectUri, code });
    const short = needed(first['access_token'], 'token');
    const given = { grant_type: 'fb_exchange_token', ...app, fb_exchange_token: short };
    const { access_token: token, expires_in: seconds } = await ask('oauth/access_token', given);
    const expiresAt = typeof seconds === 'number' && seconds > 0 ? clock() + seconds * 1_000 : null;
    return { token: needed(token, 'token'), expiresAt };
  };
  const connect: SocialsPort['connect'] = async ({ platform, code, redirectUri, handle }) => {
    const { token, expiresAt } = await longLived(code, redirectUri);
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    const signed = { access_token: token, appsecret_proof: proof };
    const who = await (platform === 'FACEBOOK' ? facebookAccount(ask, signed) : instagramAccount(ask, signed, handle));
    return { ...who, token, expiresAt };
  };
  return {
    provider: 'META',
    dialog: ({ platform, state, redirectUri }) => {
      const query = { client_id: appId, redirect_uri: redirectUri, state, scope: scopes[platform] };
      const all = new URLSearchParams({ ...query, response_type: 'code' }).toString();
      return `${dialogOrigin}/${socialSdkVersion}/dialog/oauth?${all}`;
    },
    connect: (asked) =>
      connect(asked).catch((error: unknown) => {
        if (error instanceof SocialError && error.fault === 'unreachable') complain?.(error);
        throw error;
      }),
  };
}
