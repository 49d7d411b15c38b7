/** The platforms whose accounts can be connected (AB 3, Talent; AB 7, social callback). */
export const connectablePlatforms = ['INSTAGRAM', 'FACEBOOK'] as const;
export type ConnectablePlatform = (typeof connectablePlatforms)[number];

/** Returns true if accounts of a platform can be connected. */
export const isConnectable = (platform: unknown): platform is ConnectablePlatform =>
  connectablePlatforms.some((one) => one === platform);

/** With whom accounts are connected: Meta, or a sandbox in its place. */
export const socialProviders = ['META', 'SANDBOX'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Names of a connected account. */
interface AccountNames {
  /** Username in its address, if the provider returns it. */
  readonly username: string | null;
  readonly displayName: string | null;
}

/** By what an account is called: the name in its address, else its owner's. */
export function accountName({ username, displayName }: AccountNames): string {
  return username === null ? (displayName ?? '') : `@${username}`;
}

/** First parts of addresses that name no account. */
const places = ['p', 'reel', 'reels', 'stories', 'explore', 'tv', 'profile.php', 'people', 'pages', 'groups', 'watch'];

/** Returns the path of an address; nothing of what is none. `URL.canParse` says yes to some of these in Node 20. */
function pathOf(address: string): string {
  try {
    return new URL(address).pathname;
  } catch {
    return '';
  }
}

/** Returns the handle in an address of Instagram or Facebook, unchanged; null if it has none. */
export function handleOf(url: string): string | null {
  const address = /^https?:\/\//i.test(url) ? url : `https://${url}`;
  const [first = ''] = pathOf(address).split('/').filter(Boolean);
  const name = first.replace(/^@/, '');
  return /^[\w.-]{1,100}$/.test(name) && !places.includes(name.toLowerCase()) ? name : null;
}

/** Is the connected account another one than the address names? Only said where both are known. */
export function isOtherAccount({ username }: Pick<AccountNames, 'username'>, url: string): boolean {
  const handle = handleOf(url);
  return username !== null && handle !== null && username.toLowerCase() !== handle.toLowerCase();
}
