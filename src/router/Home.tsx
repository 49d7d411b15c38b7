import { Navigate } from 'react-router-dom';
import { homeOf } from '../../schema/access/roles.ts';
import { useSessionState } from '../authProvider/SessionContext.ts';

/** The start page: that of the role (AB 6). */
export function Home() {
  const state = useSessionState();
  return state.status === 'signedIn' ? <Navigate to={homeOf(state.user.role)} replace /> : null;
}
