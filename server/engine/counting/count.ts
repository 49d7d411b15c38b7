import type { Actor } from '../../../schema/access/access.ts';
import { isCounter } from '../../../schema/fields/integer.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { idColumn, ManyParts, type ListColumn } from '../many/columns.ts';
import type { Model, StoredColumn } from '../model.ts';

/** Numbers to add to counters of a record, by field: negative ones take away. */
export interface CounterChange {
  readonly id: string;
  readonly add: Readonly<Record<string, number>>;
}

/** Options of counting. */
export interface CountOptions {
  /** The transaction that it is part of; a statement of its own by default. */
  readonly connection?: Connection;
}

/** The most records that news of counting name; a notification of the database takes no more than 8,000 bytes. */
const mostNamed = 100;

/** Returns the sums by record and counter, without those that come to nothing. */
function sumsOf(changes: readonly CounterChange[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const sums = new Map<string, Map<string, number>>();
  for (const { id, add } of changes) {
    const ofRecord = sums.get(id) ?? new Map<string, number>();
    for (const [name, number] of Object.entries(add)) ofRecord.set(name, (ofRecord.get(name) ?? 0) + number);
    sums.set(id, ofRecord);
  }
  for (const [id, ofRecord] of sums) {
    for (const [name, sum] of ofRecord) if (sum === 0) ofRecord.delete(name);
    if (ofRecord.size === 0) sums.delete(id);
  }
  return sums;
}

function counterOf(model: Model, name: string): StoredColumn {
  const stored = model.column(name);
  if (!stored || !isCounter(model.entity.fields[name])) {
    throw new Error(`'${model.entity.name}' has no counter '${name}'`);
  }
  return stored;
}

/**
 * Adds numbers to counters of records, many at once, in one statement. It is no edit: version, history, the moment of the
 * last change and search texts stay, and who edits a record meanwhile has no stale version. Asks for no right: only
 * the server's own code counts. The rows are locked in the order of their ids, so that writers of the same ones wait for
 * each other and no more; within a transaction that holds for one call. Records that are gone for good are passed over,
 * deleted ones are counted on.
 * @throws Error for a field that is no counter, or a number that is not whole
 */
export async function count(
  engine: Engine,
  actor: Actor,
  entity: string,
  changes: readonly CounterChange[],
  { connection }: CountOptions = {},
): Promise<void> {
  const model = engine.model(entity);
  const names = [...new Set(changes.flatMap(({ add }) => Object.keys(add)))].toSorted();
  const counters = names.map((name) => counterOf(model, name));
  const wrong = changes.flatMap(({ add }) => Object.values(add)).find((number) => !Number.isSafeInteger(number));
  if (wrong !== undefined) throw new Error(`'${entity}' is to be counted by ${wrong}`);
  const sums = [...sumsOf(changes)];
  if (sums.length === 0) return;
  const parts = new ManyParts(agencyOf(actor));
  const added = counters.map(({ spec }, index): ListColumn => ({
    name: `n${index}`,
    type: 'integer',
    values: sums.map(([, ofRecord]) => ofRecord.get(spec.key) ?? 0),
  }));
  const ids = idColumn(
    'id',
    sums.map(([id]) => id),
  );
  const sets = counters.map(({ column }, index) => `${column} = t.${column} + held.n${index}`);
  const held = ['t.id', ...added.map(({ name }) => `w.${name}`)].join(', ');
  const text = `with held as materialized (select ${held} from ${model.table} t
      join ${parts.list('w', [ids, ...added])} on w.id = t.id
      where t.agency_id = ${parts.agency}${model.hasKinds ? ` and t.kind = '${entity}'` : ''} order by t.id for no key update of t),
    counted as (update ${model.table} t set ${sets.join(', ')} from held
      where t.agency_id = ${parts.agency} and t.id = held.id returning t.id)
    select pg_notify('greenroom', concat_ws(' ', 'counter', ${parts.agency}, ${parts.values.add(entity)}::text,
      case when count(*) > ${mostNamed} then '*' else string_agg(counted.id::text, ',') end))
    from counted having count(*) > 0`;
  const statement = { text, values: parts.values.list };
  if (connection) await connection.query(statement);
  else await engine.database.query(agencyOf(actor), statement);
}
