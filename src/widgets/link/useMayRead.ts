import { useCanAccess } from 'ra-core';

/** Whether the signed-in person may read records of a kind at all: the server says whether this one. */
export function useMayRead(kind: string): boolean {
  const { canAccess } = useCanAccess({ resource: kind, action: 'read' });
  return canAccess === true;
}
