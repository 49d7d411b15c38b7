import { ResourceContext } from 'ra-core';
import { Outlet } from 'react-router-dom';
import { useActor } from '../authProvider/ActorContext.ts';
import { NoAccess } from '../widgets/states/NoAccess.tsx';
import { useScreen } from '../widgets/title/useScreen.ts';
import { maySeeScreen } from '../../schema/screenAccess.ts';

/** A page of the frame, or the view that says that it may not be opened. The server decides again on every call. */
export function Page() {
  const actor = useActor();
  const screen = useScreen();
  if (screen !== null && !maySeeScreen(actor, screen)) return <NoAccess />;
  return (
    <ResourceContext value={screen?.entity}>
      <Outlet />
    </ResourceContext>
  );
}
