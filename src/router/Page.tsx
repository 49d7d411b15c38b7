import { Outlet } from 'react-router-dom';
import { useActor } from '../authProvider/ActorContext.ts';
import { NoAccess } from '../custom-pages/no-access/NoAccess.tsx';
import { useScreen } from '../layout/title/useScreen.ts';
import { maySeeScreen } from './areaAccess.ts';

/** A page of the frame, or the view that says that it may not be opened. The server decides again on every call. */
export function Page() {
  const actor = useActor();
  const screen = useScreen();
  return screen === null || maySeeScreen(actor, screen) ? <Outlet /> : <NoAccess />;
}
