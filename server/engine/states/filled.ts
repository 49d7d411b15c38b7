import { filledIn, isAskedFor, machinesOf, stateIn } from '../../../schema/language/states.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../errors.ts';
import type { Change } from '../writing/changes.ts';
import type { Model } from '../model.ts';
import { stateParams } from './refusals.ts';

type Values = Readonly<Record<string, unknown>>;

/** The wire key of a field's value; of several, its own one (an amount, not its currency). */
function keyOf(model: Model, name: string): string {
  const parts = [...model.columns, ...model.links].filter(({ field }) => field === name);
  return (parts.find(({ spec }) => spec.key === name) ?? parts[0])?.spec.key ?? name;
}

const isEmpty = (value: unknown = null) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Throws a 400 that names the fields that are empty. */
export function requireFilled(model: Model, names: readonly string[], after: Values): void {
  const asked = names.filter((name) => isAskedFor(model.entity, name, after));
  const missing = [...new Set(asked)].map((name) => keyOf(model, name)).filter((key) => isEmpty(after[key]));
  if (missing.length > 0) throw invalid(missing.map((key) => fieldRefusal(key, 'required')));
}

/**
 * The keys that a change would empty, or begin to ask for, although the record stays in a state whose steps keep them or
 * ask for them.
 * @param left the fields of states by which the same write moves the record to another one
 */
export function emptiedFaults(
  model: Model,
  before: Values,
  changes: readonly Change[],
  left: ReadonlySet<string> = new Set(),
): readonly FieldRefusal[] {
  const { entity } = model;
  const changed = new Map(changes.map((change) => [change.field, change.after]));
  const after: Values = { ...before, ...Object.fromEntries(changed) };
  return machinesOf(entity).flatMap((machine) => {
    if (left.has(machine.field)) return [];
    return filledIn(machine, stateIn(machine, before))
      .filter((name) => isAskedFor(entity, name, after))
      .map((name) => ({ key: keyOf(model, name), isNew: !isAskedFor(entity, name, before) }))
      .filter(({ key, isNew }) => (isNew || changed.has(key)) && isEmpty(after[key]))
      .map(({ key }) => fieldRefusal(key, 'neededInState', stateParams(machine, entity.name, before)));
  });
}
