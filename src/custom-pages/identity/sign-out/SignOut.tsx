import { useLogout } from 'ra-core';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession, useSessionState } from '../../../authProvider/SessionContext.ts';
import { ShellSkeleton } from '../../../layout/ShellSkeleton.tsx';

/** Signs out, and leads to the sign-in page. */
export function SignOut() {
  const session = useSession();
  const { status } = useSessionState();
  const logout = useLogout();

  useEffect(() => {
    if (status === 'unknown' || status === 'outOfReach') void session.restore();
    if (status === 'signedIn') void logout({ isLeaving: true });
  }, [logout, session, status]);

  return status === 'signedOut' ? <Navigate to="/login" replace /> : <ShellSkeleton />;
}
