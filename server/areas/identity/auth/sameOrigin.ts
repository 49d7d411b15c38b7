/** The parts of a request that tell where the page stands that sent it. */
export interface RequestOrigin {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Host and port that the request was made to. */
  readonly host: string;
}

/**
 * Was the request made by a page of Greenroom itself, or by no page at all? A cookie counts only then: browsers attach it
 * by themselves, also for pages of other ports and sibling hosts, which SameSite lets through. `Sec-Fetch-Site` decides
 * where a browser sends it, else `Origin`; clients that are no browsers send neither and have no cookies to steal.
 * @param publicUrl origin of this installation where it is configured; a proxy may have changed the host
 */
export function isSameOrigin({ headers, host }: RequestOrigin, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (typeof origin !== 'string' || !URL.canParse(origin)) return false;
  return origin === publicUrl || new URL(origin).host === host;
}
