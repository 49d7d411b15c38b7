import { usePermissions } from 'ra-core';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Actor } from '../../schema/access/access.ts';
import { ActorContext } from '../authProvider/ActorContext.ts';
import { useRestoredSession, useSession } from '../authProvider/SessionContext.ts';
import { Shell } from '../layout/Shell.tsx';
import { ShellSkeleton } from '../layout/ShellSkeleton.tsx';
import { LoadFailed } from '../widgets/states/LoadFailed.tsx';
import { useStatusUpdates } from '../fields/useStatusUpdates.ts';
import { useRightsNews } from '../realtime/useRightsNews.ts';
import { ClashGuard } from '../views/clash/ClashGuard.tsx';
import { OpenedCountProvider } from '../views/counts/OpenedCountProvider.tsx';
import { PeekProvider } from '../views/peek/PeekProvider.tsx';
import type { Origin } from '../widgets/after-sign-in/origin.ts';

const everyFiveMinutes = { staleTime: 300_000 };

/** The frame with the page in it, once it is known what the person may do. */
function Permitted() {
  const { permissions: actor, error, refetch } = usePermissions<Actor>({}, everyFiveMinutes);
  useRightsNews();
  useStatusUpdates();
  if (!actor) return error ? <LoadFailed onRetry={() => void refetch()} /> : <ShellSkeleton />;
  return (
    <ActorContext.Provider value={actor}>
      <Shell>
        <ClashGuard>
          <Suspense>
            <PeekProvider>
              <OpenedCountProvider>
                <Outlet />
              </OpenedCountProvider>
            </PeekProvider>
          </Suspense>
        </ClashGuard>
      </Shell>
    </ActorContext.Provider>
  );
}

/**
 * The pages of signed-in people. Anybody else is led to the sign-in page, and comes back from there to where they were
 * unless they had signed out themselves.
 */
export function SignedIn() {
  const session = useSession();
  const state = useRestoredSession();
  const { pathname, search } = useLocation();

  switch (state.status) {
    case 'unknown':
      return <ShellSkeleton />;
    case 'outOfReach':
      return <LoadFailed onRetry={() => void session.restore()} />;
    case 'signedOut': {
      const origin: Origin = { nextPathname: pathname, nextSearch: search };
      return <Navigate to="/login" replace state={state.hasLeft || pathname === '/' ? null : origin} />;
    }
    case 'signedIn':
      return <Permitted key={state.user.id} />;
  }
}
