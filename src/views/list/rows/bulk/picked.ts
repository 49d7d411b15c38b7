import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { selectionLimit } from '../../../../../schema/rules/limits.ts';
import type { State } from '../../../../../schema/language/stateConfig.ts';
import { lockOf, machinesOf, stateIn, type RecordLock } from '../../../../../schema/language/states.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { emptyIn } from '../../../rights/offeredSteps.ts';
import type { Selection } from '../../../../widgets/grid/selection.ts';

/** A selected record as last shown: its version ensures that a later change of others is never overwritten. */
export interface PickedRecord {
  readonly id: string;
  readonly version: number | undefined;
  readonly title: string;
  /** Restrictions of its states, if there are any. */
  readonly lock?: RecordLock;
  /** Its states, by field, as far as it has some. */
  readonly states?: Readonly<Record<string, State>>;
  /** Fields that it should have (`rules.advised`) and lacks, if any. */
  readonly lacks?: readonly string[];
}

/** Selected records by id; they stay selected when another page is shown. */
export type Picked = ReadonlyMap<string, PickedRecord>;

/** The empty selection. */
export const emptySelection: Picked = new Map();

/** The wire keys that say what `pickedRecord` does. */
export function pickedFields(entity: AnyEntity): readonly string[] {
  const states = machinesOf(entity).map(({ field }) => field);
  return [...new Set([entity.title, ...states, ...(entity.rules?.advised ?? [])])];
}

/** Returns a record as it is kept in a selection. */
export function pickedRecord(entity: AnyEntity, record: WireRecord): PickedRecord {
  const { id, version, [entity.title]: title } = record;
  const lock = lockOf(entity, record);
  const isClosed = lock.isKept || lock.open !== null;
  const states = machinesOf(entity).flatMap((machine) => {
    const state = stateIn(machine, record);
    return state === null || state === undefined ? [] : [[machine.field, state] as const];
  });
  const lacks = emptyIn(entity.rules?.advised ?? [], record);
  return {
    id: String(id),
    version,
    title: String(title ?? ''),
    ...(isClosed && { lock }),
    ...(states.length > 0 && { states: Object.fromEntries(states) }),
    ...(lacks.length > 0 && { lacks }),
  };
}

/** Adds records to a selection; those already in it are updated. Limited to the maximum selection. */
export function withRecords(picked: Picked, records: readonly PickedRecord[]): Picked {
  const all = new Map([...picked, ...records.map((record) => [record.id, record] as const)]);
  return all.size <= selectionLimit ? all : new Map([...all].slice(0, selectionLimit));
}

/** Removes records from a selection. */
export function withoutRecords(picked: Picked, ids: Iterable<string>): Picked {
  const left = new Map(picked);
  for (const id of ids) left.delete(id);
  return left;
}

/** Toggles a record in a selection. */
export function withToggled(picked: Picked, record: PickedRecord): Picked {
  return picked.has(record.id) ? withoutRecords(picked, [record.id]) : withRecords(picked, [record]);
}

/** Updates a selection with rows that were read again since. */
export function asShown(picked: Picked, entity: AnyEntity, shown: readonly WireRecord[]): Picked {
  // What was written to since may be known before its row is read again.
  const isNewer = ({ id, version = 0 }: WireRecord) => version > (picked.get(id)?.version ?? Infinity);
  return withRecords(
    picked,
    shown.filter(isNewer).map((record) => pickedRecord(entity, record)),
  );
}

/** Applies a table's selection; records that the table does not show are kept as they were. */
export function withSelection(picked: Picked, selection: Selection, shown: readonly PickedRecord[]): Picked {
  const kept = [...picked].filter(([id]) => selection.has(id));
  return withRecords(
    new Map(kept),
    shown.filter(({ id }) => selection.has(id) && !picked.has(id)),
  );
}
