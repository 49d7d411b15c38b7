import { useMemo } from 'react';
import { canField } from '../../../../../schema/access/can.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { customId } from '../../../../../schema/language/fieldsOf.ts';
import { declaredSteps, isFieldOpen, startsIn, type NamedStep } from '../../../../../schema/language/states.ts';
import { offersInList } from '../../../../../schema/language/lists/furtherLists.ts';
import { offers } from '../../../../../schema/language/operations.ts';
import { holdsItems } from '../../../../../schema/language/sets.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import { useIsOffered } from '../../../../authProvider/useIsOffered.ts';
import { useAgencyEntity } from '../../../../fields/agencyEntity.ts';
import { fieldsNamed, type NamedField } from '../../../view-fields/viewFields.ts';
import { useMayInList } from '../../../owner/ListOwner.ts';
import { mayTake } from '../../../rights/offeredSteps.ts';
import type { Picked, PickedRecord } from './picked.ts';

/** Action on the selected records of a list. */
export type BulkAction = 'assign' | 'edit' | 'merge' | 'export' | 'delete' | 'restore';

/** Actions and editable fields of a list's records. */
export interface BulkRights {
  /** In display order; none if nothing can be selected. */
  readonly actions: readonly BulkAction[];
  /** The fields that may be edited on many. */
  readonly fields: readonly NamedField[];
  /** The steps that may be taken of many, the usual ones first. */
  readonly steps: readonly NamedStep[];
}

/** Returns the set of colleagues that look after a record; undefined if none of these fields is one. */
export function assignedField(entity: AnyEntity, fields: readonly NamedField[]): NamedField | undefined {
  return fields.find(({ name, field }) => 'assigns' in field && field.assigns === true && holdsItems(entity, name));
}

/** Returns the person's rights on many records of a list, as the declaration offers them (AB 6). The server decides. */
export function useBulkRights(declared: AnyEntity, isDeleted: boolean): BulkRights {
  const actor = useActor();
  const { entity } = useAgencyEntity(declared);
  const isOffered = useIsOffered();
  const mayUpdate = useMayInList('update', entity);
  const mayDelete = useMayInList('delete', entity);
  const mayRestore = useMayInList('restore', entity);
  const mayExport = useMayInList('export', entity);
  return useMemo(() => {
    const isWritten = ({ field }: NamedField) =>
      !field.readOnly && canField(actor, field.access) === 'edit' && isOffered(field);
    const fields = mayUpdate ? fieldsNamed(entity, entity.list.bulk?.edit ?? []).filter(isWritten) : [];
    const hasBulk = offers(entity, 'bulk');
    const open: readonly [BulkAction, boolean][] = [
      ['assign', !isDeleted && hasBulk && assignedField(entity, fields) !== undefined],
      ['edit', !isDeleted && hasBulk && fields.length > 0],
      ['merge', !isDeleted && offers(entity, 'merge') && mayUpdate && mayDelete],
      ['export', !isDeleted && offers(entity, 'export') && mayExport],
      ['delete', !isDeleted && hasBulk && offers(entity, 'delete') && mayDelete],
      ['restore', isDeleted && hasBulk && mayRestore],
    ];
    const maySteps = !isDeleted && hasBulk && mayUpdate;
    // Only the server knows what a guard says of each.
    const steps = (maySteps ? declaredSteps(entity) : []).filter(
      (step) => step.guard === undefined && mayTake(actor, entity, step) && offersInList(entity, step.name),
    );
    return {
      actions: open.flatMap(([action, isOpen]) => (isOpen && offersInList(entity, action) ? [action] : [])),
      fields,
      steps: steps.toSorted((one, other) => Number(one.isAside === true) - Number(other.isAside === true)),
    };
  }, [actor, entity, isDeleted, isOffered, mayDelete, mayExport, mayRestore, mayUpdate]);
}

/** Returns true if a step starts where a selected record was last seen. */
export function startsWithin(step: NamedStep, { states }: PickedRecord): boolean {
  return startsIn(step, states?.[step.field] ?? null);
}

/** Returns the actions on these records: those that their states forbid for every one of them are left out. */
export function rightsOn(entity: AnyEntity, { actions, fields, steps }: BulkRights, picked: Picked): BulkRights {
  const locks = [...picked.values()].map(({ lock }) => lock);
  const open = fields.filter(({ name }) =>
    locks.some((lock) => !lock || isFieldOpen(lock, customId(name) === null ? name : 'custom')),
  );
  const isOpen = (action: BulkAction) => {
    if (action === 'assign') return assignedField(entity, open) !== undefined;
    if (action === 'edit') return open.length > 0;
    if (action === 'merge') return locks.length === 2 && locks.some((lock) => !lock?.isKept);
    return action !== 'delete' || locks.some((lock) => !lock?.isKept);
  };
  return {
    actions: actions.filter(isOpen),
    fields: open,
    steps: steps.filter((step) => [...picked.values()].some((record) => startsWithin(step, record))),
  };
}
