import { useContext, useSyncExternalStore } from 'react';
import type { SessionUser } from '../../schema/areas/identity/signedIn.ts';
import { SessionContext } from './SessionContext.ts';

const never = () => () => undefined;

/** Returns the signed-in person as the session has them, and follows its changes; undefined outside of the app. */
export function useSessionUser(): SessionUser | undefined {
  const session = useContext(SessionContext);
  return useSyncExternalStore(session?.subscribe ?? never, () => {
    const state = session?.state();
    return state?.status === 'signedIn' ? state.user : undefined;
  });
}
