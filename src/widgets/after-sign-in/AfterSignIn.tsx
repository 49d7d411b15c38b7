import { Navigate, useLocation } from 'react-router-dom';
import { pathTo } from '../../../schema/routes.ts';
import type { SessionState } from '../../authProvider/session.ts';
import type { SessionUser } from '../../../schema/areas/identity/signedIn.ts';
import { nextAddress, onTheWay } from './origin.ts';

/** Is there a choice of agencies to be made after signing in? Super admins begin in none, and choose within. */
export function belongsToSeveral({ role, mayChooseAgency }: SessionUser): boolean {
  return mayChooseAgency && role !== 'super_admin';
}

/** Redirects after signing in: to the choice of an agency if there is one, else to the requested address. */
export function AfterSignIn({ user, isNew = false }: Extract<SessionState, { readonly status: 'signedIn' }>) {
  const { state: entry } = useLocation();
  const isAsked = isNew && belongsToSeveral(user);
  if (isAsked) return <Navigate to={pathTo('auth.chooseAgency')} replace state={onTheWay(entry)} />;
  return <Navigate to={nextAddress(entry)} replace />;
}
