import { codeOf, namesOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import { columnName } from '../../../schema/fields/field.ts';
import { isFieldOpen, lockOf, machinesOf, stateIn, stateKey } from '../../../schema/language/states.ts';
import { fieldRefusal, type FieldRefusal } from '../../errors.ts';
import type { Change } from '../writing/changes.ts';
import type { Model } from '../model.ts';
import { closedIn } from './refusals.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The keys that a change would write although the record's state closes them.
 * @param opened the fields that it may write all the same: the state itself, and what belongs to the step
 */
export function closedFaults(
  model: Model,
  before: Values,
  changes: readonly Change[],
  opened: ReadonlySet<string>,
): readonly FieldRefusal[] {
  if (!model.entity.states) return [];
  const lock = lockOf(model.entity, before);
  return changes.flatMap(({ field: key }) => {
    const name = (model.column(key) ?? model.link(key))?.field ?? key;
    return opened.has(name) || isFieldOpen(lock, name) ? [] : [fieldRefusal(key, 'fieldClosed')];
  });
}

/** Returns true if the state of a record prevents its deletion. */
export function isKept({ entity }: Model, record: Values): boolean {
  return entity.states !== undefined && lockOf(entity, record).isKept;
}

/** Refuses to delete a record whose state keeps it. */
export function requireDeletable({ entity }: Model, record: Values): void {
  const keeping = machinesOf(entity).find(
    (machine) => machine.locks?.[String(stateIn(machine, record))]?.delete === false,
  );
  if (keeping) throw closedIn(keeping, entity.name, record, 'keptInState');
}

/** Refuses to change the kind of a record whose state closes its fields. */
export function requireOpen({ entity }: Model, record: Values): void {
  const closing = machinesOf(entity).find((machine) => {
    const { edit = 'all' } = machine.locks?.[String(stateIn(machine, record))] ?? {};
    return edit !== 'all';
  });
  if (closing) throw closedIn(closing, entity.name, record, 'closedInState');
}

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

/** Returns the condition that the state of a row `t` prevents its deletion; null if no state does. */
export function keptCondition({ entity }: Model): string | null {
  const conditions = machinesOf(entity).flatMap((machine) => {
    const { declared, locks = {} } = machine;
    const states = Object.keys(locks).filter((state) => locks[state]?.delete === false);
    if (states.length === 0) return [];
    const column = `t.${columnName(stateKey(machine))}`;
    if (declared.kind === 'choice') {
      const { choices } = declared as ChoiceField;
      const stored = namesOf(choices).filter((name) => states.includes(String(codeOf(choices, name))));
      return [`${column} in (${quoted(stored)})`];
    }
    return [
      `exists (select 1 from statuses ks join status_categories kc on kc.agency_id = ks.agency_id and kc.id = ks.category_id
        where ks.agency_id = t.agency_id and ks.id = ${column} and kc.code in (${quoted(states)}))`,
    ];
  });
  return conditions.length === 0 ? null : `(${conditions.join(' or ')})`;
}
