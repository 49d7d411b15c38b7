import { usePermissions } from 'ra-core';
import type { Actor } from '../../../schema/access/access.ts';
import { can } from '../../../schema/access/can.ts';
import { registry } from '../../../schema/index.ts';

/** Rights seldom change: they are asked for again after a minute, in milliseconds. */
const options = { staleTime: 60_000 };

/** The signed-in person as the one who asks for rights; undefined until it is known. */
export function useActor(): Actor | undefined {
  return usePermissions<Actor>({}, options).permissions;
}

/** Whether the person may read every record of a kind, so that a reference to any of them can be a link. */
export function useMayRead(kind: string): boolean {
  const actor = useActor();
  return actor !== undefined && can(actor, 'read', kind, registry) === 'yes';
}
