import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { OtherPage } from '../area.ts';
import { useActor } from '../authProvider/ActorContext.ts';
import { NoAccess } from '../widgets/states/NoAccess.tsx';
import { NotFound } from '../widgets/states/NotFound.tsx';

/** The page for those who may open it, else the view that says why not. */
export function guarded(Known: ComponentType, { roles, access }: Pick<OtherPage, 'roles' | 'access'>): ComponentType {
  if (roles === undefined && access === undefined) return Known;
  return function GuardedPage() {
    const actor = useActor();
    const params = useParams();
    const found = access?.(actor, params) ?? 'open';
    if (found === 'unknown') return <NotFound />;
    return found === 'open' && (roles?.includes(actor.role) ?? true) ? <Known /> : <NoAccess />;
  };
}
