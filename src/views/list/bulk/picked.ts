import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { selectionLimit } from '../../../../schema/rules/limits.ts';
import { lockOf, machinesOf, type RecordLock } from '../../../../schema/language/states.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import type { Selection } from '../../../widgets/grid/selection.ts';

/** A record that somebody picked, as it was seen last: with its version, a later change of others is never overwritten. */
export interface PickedRecord {
  readonly id: string;
  readonly version: number | undefined;
  readonly title: string;
  /** What its states close, where they close anything. */
  readonly lock?: RecordLock;
}

/** What is picked, by id; it stays picked when another page is shown. */
export type Picked = ReadonlyMap<string, PickedRecord>;

export const noneAtAll: Picked = new Map();

/** The wire keys that say what `pickedRecord` does. */
export function pickedFields(entity: AnyEntity): readonly string[] {
  return [...new Set([entity.title, ...machinesOf(entity).map(({ field }) => field)])];
}

export function pickedRecord(entity: AnyEntity, record: WireRecord): PickedRecord {
  const { id, version, [entity.title]: title } = record;
  const lock = lockOf(entity, record);
  const isClosed = lock.isKept || lock.open !== null;
  return { id: String(id), version, title: String(title ?? ''), ...(isClosed && { lock }) };
}

/** What is picked with some put in, those already there as they are seen now; no more than can be picked at once. */
export function withRecords(picked: Picked, records: readonly PickedRecord[]): Picked {
  const all = new Map([...picked, ...records.map((record) => [record.id, record] as const)]);
  return all.size <= selectionLimit ? all : new Map([...all].slice(0, selectionLimit));
}

export function withoutRecords(picked: Picked, ids: Iterable<string>): Picked {
  const left = new Map(picked);
  for (const id of ids) left.delete(id);
  return left;
}

/** What is picked with a record put in, or taken out where it is there. */
export function withToggled(picked: Picked, record: PickedRecord): Picked {
  return picked.has(record.id) ? withoutRecords(picked, [record.id]) : withRecords(picked, [record]);
}

/** What is picked as it is seen now, where rows that are shown were read again since. */
export function asShown(picked: Picked, entity: AnyEntity, shown: readonly WireRecord[]): Picked {
  // What was written to since may be known before its row is read again.
  const isNewer = ({ id, version = 0 }: WireRecord) => version > (picked.get(id)?.version ?? Infinity);
  return withRecords(
    picked,
    shown.filter(isNewer).map((record) => pickedRecord(entity, record)),
  );
}

/** What is picked once a table says which rows are: what it does not show is known from before. */
export function withSelection(picked: Picked, selection: Selection, shown: readonly PickedRecord[]): Picked {
  const kept = [...picked].filter(([id]) => selection.has(id));
  return withRecords(
    new Map(kept),
    shown.filter(({ id }) => selection.has(id) && !picked.has(id)),
  );
}
