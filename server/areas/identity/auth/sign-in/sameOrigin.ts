import { parseUrl } from '../../../../parseUrl.ts';

/** Headers of a request that identify the page that sent it. */
export interface RequestOrigin {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Host and port that the request was made to. */
  readonly host: string;
}

/**
 * Returns true if the request comes from a page of Greenroom itself, or from no page at all. Cookies count only then:
 * browsers attach them also for pages of other ports and sibling hosts, which SameSite lets through. `Sec-Fetch-Site`
 * decides if a browser sends it, else `Origin`; other clients send neither and have no cookies to steal.
 * @param publicUrl origin of this installation if configured; a proxy may have changed the host
 */
export function isSameOrigin({ headers, host }: RequestOrigin, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  const page = typeof origin === 'string' ? parseUrl(origin) : null;
  return page !== null && (origin === publicUrl || page.host === host);
}
