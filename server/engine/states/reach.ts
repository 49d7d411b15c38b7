import type { Actor } from '../../../schema/access/access.ts';
import { beyondAssigned, scopeOf } from '../../../schema/access/scope.ts';
import type { StatusField } from '../../../schema/fields/status.ts';
import type { State } from '../../../schema/language/stateConfig.ts';
import { machinesOf, stateIn, statesAfter } from '../../../schema/language/states.ts';
import type { Engine } from '../engine.ts';
import { findRecord } from '../reading/readOne.ts';
import { firstCategoryOf } from './categories.ts';

/** Start of the transitions: an existing record, or one that is still to be created. */
export interface ReachedFrom {
  readonly of?: string;
  readonly isNew?: boolean;
}

/**
 * Returns the categories whose statuses a form may give a record: its own, and those that a write may enter from there.
 * Null for all of them, also without a record.
 */
export async function reachableCategories(
  engine: Engine,
  actor: Actor,
  kind: string,
  field: string,
  { of, isNew = false }: ReachedFrom,
): Promise<readonly State[] | null> {
  const machine = machinesOf(engine.registry.get(kind)).find((one) => one.field === field);
  if (machine?.declared.kind !== 'status' || (of === undefined && !isNew)) return null;
  if (of !== undefined) {
    const { record, canUpdateAll } = await findRecord(engine, actor, kind, of);
    return statesAfter(machine, stateIn(machine, record), false, (step) => canUpdateAll || step.level !== 'EDIT_ALL');
  }
  const mayAll = scopeOf(beyondAssigned(actor), 'create', kind, engine.registry).type !== 'nothing';
  const first = await firstCategoryOf(engine, actor, (machine.declared as StatusField).type);
  return statesAfter(machine, first, true, (step) => mayAll || step.level !== 'EDIT_ALL');
}
