import { useCallback, useMemo } from 'react';
import type { Action } from '../../schema/access/access.ts';
import { can } from '../../schema/access/can.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { accessLookup } from '../../schema/outlines.ts';
import { fieldsAssigning } from '../../schema/language/records/references.ts';
import { useActor } from '../authProvider/ActorContext.ts';
import type { WireRecord } from './kind.ts';

const namesOne = (value: unknown, id: string): boolean =>
  [value].flat().some((one) => (one as { readonly id?: string } | null | undefined)?.id === id);

/**
 * Returns a check of an action on one record of a list (AB 6): for a right on assigned records its roster decides. If
 * the right depends on more than the record contains, the check returns true, and the server decides.
 */
export function useMayOn(entity: AnyEntity): (action: Action, record: WireRecord) => boolean {
  const actor = useActor();
  const rosters = useMemo(() => fieldsAssigning(entity, true), [entity]);
  const isToldByRecord = typeof entity.access === 'string' && accessLookup.assignedThrough(entity.name).length === 0;
  return useCallback(
    (action, record) => {
      const answer = can(actor, action, entity.name, accessLookup);
      if (answer !== 'assigned' || !isToldByRecord) return answer !== 'no';
      const { staffId } = actor;
      return staffId !== null && rosters.some((name) => namesOne(record[name], staffId));
    },
    [actor, entity, rosters, isToldByRecord],
  );
}
