import { agencyOf } from '../agency.ts';
import { within } from '../engine.ts';
import type { Model, StoredColumn, StoredRows } from '../model.ts';
import { wholeRecords } from '../reading/whole.ts';
import { takeAhead } from '../writing/ahead.ts';
import { storedValue } from '../writing/changes.ts';
import { note, rewriteHeard, type Hand, type Move, type MovedField } from './rewriting.ts';

/** A reference in the rows of an entity. */
export interface RowWay {
  readonly model: Model;
  /** Its path: `lines.talent`. */
  readonly key: string;
  readonly rows: StoredRows;
  readonly cell: StoredColumn;
}

type Row = Readonly<Record<string, unknown>>;

/** A row that points to a record, and the record that has it. */
interface Pointing {
  readonly id: string;
  readonly owner: string;
}

/** Locks the records with rows that point to one, and returns these rows. */
async function holdPointing(
  hand: Hand,
  { model, rows, cell }: RowWay,
  to: string,
  only: { readonly without?: readonly string[]; readonly ids?: readonly string[] },
): Promise<readonly Pointing[]> {
  await takeAhead(hand.engine, hand.connection, hand.actor, model);
  const { rows: found } = await hand.connection.query<Pointing>({
    text: `select l.id, t.id as owner from ${rows.table} l join ${model.table} t on t.agency_id = $1 and t.id = l.owner_id
      where l.agency_id = $1 and l.${cell.column} = $2 and t.id <> all($3::uuid[])
        and ($4::uuid[] is null or l.id = any($4::uuid[])) order by t.id for update of t`,
    values: [agencyOf(hand.actor), to, only.without ?? [], only.ids ?? null],
  });
  return found;
}

/** Points rows elsewhere, and notes it in the history of their records. */
async function point(hand: Hand, way: RowWay, pointing: readonly Pointing[], to: string, move: Move): Promise<void> {
  const { model, rows, cell } = way;
  const { now, cause } = move;
  const { key } = rows;
  const ids = new Set(pointing.map(({ id }) => id));
  const owners = [...new Set(pointing.map(({ owner }) => owner))];
  const valueOf = (record: Row) =>
    ((record[key] ?? []) as readonly Row[]).map((row) =>
      ids.has(String(row['id'])) ? { ...row, [cell.spec.key]: to } : row,
    );
  const rest = await rewriteHeard(hand, owners, { model, key, valueOf, cause, now });
  if (rest.length === 0) return;
  const whole = await wholeRecords(within(hand.engine, hand.connection), hand.actor, model, rest);
  const left = new Set(rest);
  await hand.connection.query({
    text: `update ${rows.table} set ${cell.column} = $2 where agency_id = $1 and id = any($3::uuid[])`,
    values: [agencyOf(hand.actor), to, pointing.filter(({ owner }) => left.has(owner)).map(({ id }) => id)],
  });
  const noted = whole.map(({ record }) => ({
    id: record.id,
    before: storedValue(model, key, record[key]),
    after: storedValue(model, key, valueOf(record)),
  }));
  await note(hand, { model, key }, noted, now);
}

/** Moves the references in rows from one record to another one. A record whose rows name both keeps both rows. */
export async function moveRows(hand: Hand, way: RowWay, move: Move): Promise<MovedField> {
  const { from, to } = move;
  const pointing = await holdPointing(hand, way, from, { without: [from, to] });
  await point(hand, way, pointing, to, move);
  const owners = [...new Set(pointing.map(({ owner }) => owner))];
  return { kind: way.model.entity.name, key: way.key, ids: owners, rows: pointing.map(({ id }) => id) };
}

/** Moves references in rows back after a merge. Returns the records of which no such row is left as it was. */
export async function rowsBack(hand: Hand, way: RowWay, moved: MovedField, move: Move): Promise<readonly string[]> {
  const pointing = await holdPointing(hand, way, move.from, { ids: moved.rows ?? [] });
  await point(hand, way, pointing, move.to, move);
  const back = new Set(pointing.map(({ owner }) => owner));
  return (moved.ids ?? []).filter((id) => !back.has(id));
}
