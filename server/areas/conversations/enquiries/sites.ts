import type { FastifyRequest } from 'fastify';
import type { EnquiryForm } from '../../../../schema/areas/conversations/entities/enquiryForm.ts';
import { fieldRefusal, RefusalError } from '../../../errors.ts';
import { parseUrl } from '../../../parseUrl.ts';

const siteOf = (address: string): URL | null =>
  parseUrl(/^https?:\/\//iu.test(address) ? address : `https://${address}`);

/**
 * Returns true if a form may be sent from a site: the form's own page, one of its sites, or one that the browser keeps to
 * itself.
 */
export function isKnownSite(origin: string | undefined, own: readonly string[], sites: readonly string[]): boolean {
  if (origin === undefined || origin === 'null') return true;
  const sender = siteOf(origin);
  if (sender === null) return false;
  return own.includes(sender.host) || sites.some((site) => siteOf(site)?.origin === sender.origin);
}

/** Refuses what was sent from a site that a form does not know: its page says so, and the agency would search in vain. */
export function requireKnownSite(
  origins: EnquiryForm['origins'],
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  own: string,
): void {
  const sites = origins.map(({ origin }) => origin);
  // A proxy may have changed the host.
  if (isKnownSite(headers.origin, [host, siteOf(own)?.host ?? host], sites)) return;
  throw new RefusalError('forbidden', 'notAllowed', { details: [fieldRefusal('origin', 'notAllowed')] });
}
