import { patterns } from '../../../../schema/rules/patterns.ts';
import { withoutMarks } from '../../../../schema/rules/texts.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import type { LinkFailure, LinksPort } from '../../../integrations/links/port.ts';

/** Dependencies of calls that fetch from the web. */
export interface AskingDeps {
  /** Null if the server makes no requests to the web. */
  readonly links: LinksPort | null;
  /** Counts a question of an account; refuses with 429 where there were too many. */
  readonly limit: (accountId: string) => Promise<void>;
}

/** An address as a field takes it, with its scheme. @throws RefusalError 400 where a website field would not take it */
export function addressIn({ url }: { readonly url: string }): string {
  const address = withoutMarks(url).trim();
  if (!patterns.website.regex.test(address)) throw invalid([fieldRefusal('url', 'link')]);
  return /^https?:/i.test(address) ? address : `https://${address}`;
}

/**
 * Returns the error for a page that could not be read. A forbidden address gives the same error as one that does not
 * answer.
 */
export function refusalOf(failure: LinkFailure): RefusalError {
  if (failure === 'busy') return new RefusalError('tooManyRequests', 'tooManyRequests', { retryAfter: 5 });
  return invalid([fieldRefusal('url', failure === 'notPage' ? 'linkNotPage' : 'linkUnreachable')]);
}
