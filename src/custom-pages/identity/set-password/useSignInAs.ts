import { useAuthProvider } from 'ra-core';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { todayPath } from '../../../../schema/areas/insight/dashboard.ts';
import { SessionContext } from '../../../authProvider/SessionContext.ts';
import { secondStepPath } from '../../../widgets/after-sign-in/secondSteps.ts';

/**
 * Returns a function that signs in somebody who has just given their password, as the sign-in page does, and leads on: to
 * the second step if one is asked for, else to the start page; admins to Today, where a new agency has its checklist. False if they have to sign in themselves.
 */
export function useSignInAs(): (username: string, password: string) => Promise<boolean> {
  const authProvider = useAuthProvider();
  const session = useContext(SessionContext);
  const navigate = useNavigate();
  return async (username, password) => {
    if (!session || !authProvider) return false;
    try {
      await authProvider.login({ username, password });
    } catch {
      return false;
    }
    const state = session.state();
    if (state.status === 'signedIn') void navigate(state.user.role === 'agency' ? todayPath : '/', { replace: true });
    else if (state.status === 'signedOut' && state.step)
      void navigate(secondStepPath(state.step.secondFactor), { replace: true });
    else return false;
    return true;
  };
}
