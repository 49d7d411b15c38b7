import { Outlet, useLocation } from 'react-router-dom';
import { useActor } from '../authProvider/ActorContext.ts';
import { NoAccess } from '../custom-pages/no-access/NoAccess.tsx';
import { useScreen } from '../layout/title/useScreen.ts';
import { maySeeScreen } from './areaAccess.ts';
import { rolesOfPath } from './operatorPaths.ts';

/** A page of the frame, or the view that says that it may not be opened. The server decides again on every call. */
export function Page() {
  const actor = useActor();
  const screen = useScreen();
  const roles = rolesOfPath[useLocation().pathname];
  const maySee = roles?.includes(actor.role) ?? (screen === null || maySeeScreen(actor, screen));
  return maySee ? <Outlet /> : <NoAccess />;
}
