import { useMemo } from 'react';
import { useActor } from '../../authProvider/ActorContext.ts';
import { recentsOf, type Recents } from '../../store/recents.ts';

/** Returns the records that the signed-in person opened lately in this tab. */
export function useRecents(): Recents {
  const { accountId, agencyId } = useActor();
  return useMemo(() => recentsOf(`${accountId} ${agencyId ?? ''}`), [accountId, agencyId]);
}
