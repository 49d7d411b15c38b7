import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

/** Session of this tab; null for a part outside of the app, as in tests. */
export const SessionContext = createContext<Session | null>(null);

/** The session of this tab. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session here');
  return session;
}

/** Returns the present state of the session, and follows its changes. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** The same, and finds out who is signed in where that is not known yet. */
export function useRestoredSession(): SessionState {
  const session = useSession();
  const state = useSessionState();
  useEffect(() => {
    if (state.status === 'unknown') void session.restore();
  }, [session, state.status]);
  return state;
}
