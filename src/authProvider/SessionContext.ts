import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

/** The session of this tab; null where a part stands alone, as in its tests. */
export const SessionContext = createContext<Session | null>(null);

/** The session of this tab. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session here');
  return session;
}

/** Who is signed in, as it changes. */
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
