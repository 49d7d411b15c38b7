import { replace, type LoaderFunctionArgs } from 'react-router-dom';
import { matchScreen } from '../../schema/routes.ts';

/**
 * Makes sure that an address is a screen's: its further forms lead on to it, and where there is none the not-found page
 * answers. react-router's patterns alone would take `/talent/7/profile/anything` for a screen.
 */
export async function checkAddress({ request }: LoaderFunctionArgs): Promise<{ readonly isKnown: boolean } | Response> {
  const { pathname, search, hash } = new URL(request.url);
  if (matchScreen(pathname) !== null) return { isKnown: true };
  const { redirectOf } = await import('../../schema/routes/redirects.ts');
  const target = redirectOf(pathname);
  return target === null ? { isKnown: false } : replace(`${target}${search}${hash}`);
}
