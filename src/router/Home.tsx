import { Navigate } from 'react-router-dom';
import { useStore } from 'ra-core';
import { canField } from '../../schema/access/can.ts';
import { startKey, todayPath, type StartChoice } from '../../schema/areas/insight/dashboard.ts';
import { useActor } from '../authProvider/ActorContext.ts';
import { homeOf } from '../../schema/access/roles.ts';
import { useSessionState } from '../authProvider/SessionContext.ts';

/** The start page: that of the role (AB 6), or Today for who chose it and may see it. */
export function Home() {
  const state = useSessionState();
  const [start] = useStore<StartChoice | null>(startKey, null);
  const actor = useActor();
  if (state.status !== 'signedIn') return null;
  const isToday = start?.page === 'TODAY' && canField(actor, 'DASHBOARD') !== 'none';
  return <Navigate to={isToday ? todayPath : homeOf(state.user.role)} replace />;
}
