import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pathTo } from '../../../../schema/routes.ts';
import { useRestoredSession } from '../../../authProvider/SessionContext.ts';
import type { Origin } from '../../../widgets/after-sign-in/origin.ts';

/** Wrapper of a page on the way to a provider and back: it requires signing in first, and returns here. */
export function SignedInAlone({ children }: { children: ReactNode }) {
  const state = useRestoredSession();
  const { pathname, search } = useLocation();
  if (state.status === 'unknown') return null;
  if (state.status === 'signedIn') return children;
  const origin: Origin = { nextPathname: pathname, nextSearch: search };
  return <Navigate to={pathTo('auth.login')} replace state={origin} />;
}
