import { createHmac } from 'node:crypto';
import pg from 'pg';

/** The role that requests log in as: it owns nothing, belongs to no other role and passes no policy but its own agency's. */
export const appRole = 'greenroom_app';

/**
 * Returns the password of the requests' role: the given one, else one derived from the owner's, so that all servers of
 * a database know it and nothing has to be stored. Null if the owner needs none (trust, peer, a certificate, a pgpass
 * file): then the role logs in by the same means.
 * @param given DATABASE_APP_PASSWORD, or null
 */
export function requestPassword(ownerUrl: string, given: string | null): string | null {
  if (given !== null) return given;
  const { password } = new pg.Client({ connectionString: ownerUrl });
  return password ? createHmac('sha256', password).update(`greenroom: login of ${appRole}`).digest('base64url') : null;
}

/** The address at which requests reach the database of an owner's address; `given` is DATABASE_APP_PASSWORD, or null. */
export function requestUrl(ownerUrl: string, given: string | null = null): string {
  // Without a path the database would be called like the user.
  const database = new pg.Client({ connectionString: ownerUrl }).database ?? '';
  const password = requestPassword(ownerUrl, given);
  const url = new URL(ownerUrl);
  url.pathname = `/${encodeURIComponent(database)}`;
  for (const name of ['user', 'password']) url.searchParams.delete(name);
  if (url.hostname === '') {
    // Such an address names a socket in its query, and has no place for a user before the host.
    url.searchParams.set('user', appRole);
    if (password !== null) url.searchParams.set('password', password);
    return url.href;
  }
  url.username = appRole;
  url.password = password === null ? '' : encodeURIComponent(password);
  return url.href;
}
