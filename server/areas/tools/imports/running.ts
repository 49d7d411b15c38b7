import type { Actor } from '../../../../schema/access/access.ts';
import type { RowFault } from '../../../../schema/areas/tools/calls/imports.ts';
import type { Connection } from '../../../database/pools.ts';
import { insertRecord, judgeCreate, type Judged } from '../../../engine/writing/create.ts';
import { within } from '../../../engine/engine.ts';
import { insertJudged } from '../../../engine/many/insertMany.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { RefusalError } from '../../../errors.ts';
import { bodyFor } from './bodies.ts';
import { keyFaults, keyedRows, planOf, type KeyedRow, type Plan } from './checking.ts';
import type { ImportDeps } from './deps.ts';
import { rowWork, yieldTurn } from './outcomes.ts';
import { asTargets } from './rowLines.ts';
import type { FileRow, ImportRecord } from './importRecord.ts';

/** Number of rows written in one transaction: lost at most when the server stops, and waited for by a cancel. */
export const slice = 10;

/** Outcome of a row. */
interface Outcome {
  readonly position: number;
  /** Null for a row that is left out. */
  readonly outcome: 'created' | 'updated' | 'skipped' | 'failed' | null;
  readonly recordId?: string;
  readonly version?: number | null;
  readonly faults?: readonly RowFault[];
}

type Written = Omit<Outcome, 'position'>;

const cause = 'import';

/**
 * Writes one row as the importer would by hand. Existing records are looked up again: others may have created them
 * since the check.
 */
async function write(plan: Plan, connection: Connection, row: KeyedRow): Promise<Written> {
  const { engine, actor, kind, mapping } = plan;
  const how = { connection, cause, acceptsClash: mapping.acceptClash === true } as const;
  const [match] = row.matches;
  if (!match) {
    const { body, rows } = bodyFor(row, null);
    const { id, version } = await asTargets(rows, () => insertRecord(engine, actor, kind, body, how));
    return { outcome: 'created', recordId: id, version };
  }
  if (mapping.existing === 'skip') return { outcome: 'skipped' };
  const { record: before } = await findRecord(engine, actor, kind, match.id);
  const { version } = before;
  const { body, rows } = bodyFor(row, before);
  const { record } = await asTargets(rows, () =>
    updateRecord(engine, actor, kind, match.id, body, { ...how, version }),
  );
  if (record.version === version) return { outcome: 'skipped' };
  return { outcome: 'updated', recordId: record.id, version: record.version };
}

/**
 * Creates the records of new rows in one batch, those before the first row that changes a record. Returns the outcome
 * of each, by position: refused rows are left to be written and reported one by one, and so are all of them if the
 * database rejects the batch.
 */
async function createTogether(
  deps: ImportDeps,
  plan: Plan,
  connection: Connection,
  rows: readonly KeyedRow[],
): Promise<ReadonlyMap<number, Written>> {
  const { engine, actor, kind, mapping } = plan;
  const change = mapping.existing === 'update' ? rows.findIndex(({ matches }) => matches.length > 0) : -1;
  const made = (change < 0 ? rows : rows.slice(0, change)).filter(
    (row) => row.matches.length === 0 && row.faults.length === 0 && keyFaults(plan, row).length === 0,
  );
  const created = new Map<number, Written>();
  if (made.length < 2) return created;
  await rowWork(deps, connection, engine.model(kind), async () => {
    const judged: { readonly position: number; readonly one: Judged }[] = [];
    for (const row of made) {
      await yieldTurn();
      try {
        judged.push({ position: row.position, one: await judgeCreate(engine, actor, kind, bodyFor(row, null).body) });
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
      }
    }
    const all = judged.map(({ one }) => one);
    const inserted = await insertJudged(engine, connection, actor, kind, all, {
      cause,
      acceptsClash: mapping.acceptClash === true,
    });
    for (const [index, { id, version }] of inserted.entries())
      created.set(judged[index]?.position ?? -1, { outcome: 'created', recordId: id, version });
  });
  return created;
}

async function keepOutcomes(
  connection: Connection,
  { agency_id: agency, id }: ImportRecord,
  all: readonly Outcome[],
  found: number,
) {
  const count = (outcome: Outcome['outcome']) => all.filter((one) => one.outcome === outcome).length;
  await connection.query({
    text: `update import_row r set outcome = w.outcome, record_id = w.record, record_version = w.version,
        faults = coalesce(w.faults, r.faults)
      from unnest($3::integer[], $4::text[], $5::uuid[], $6::integer[], $7::jsonb[])
        w(position, outcome, record, version, faults)
      where r.agency_id = $1 and r.import_id = $2 and r.position = w.position`,
    values: [
      agency,
      id,
      all.map(({ position }) => position),
      all.map(({ outcome }) => outcome),
      all.map(({ recordId }) => recordId ?? null),
      all.map(({ version }) => version ?? null),
      all.map(({ faults }) => (faults ? JSON.stringify(faults) : null)),
    ],
  });
  await connection.query({
    text: `update import set done = done + $3, created = created + $4, updated = updated + $5, skipped = skipped + $6,
        faults = faults + $7, tries = 0
      where agency_id = $1 and id = $2`,
    values: [agency, id, all.length, count('created'), count('updated'), count('skipped'), found],
  });
}

/** Writes the next rows, each wholly or not at all; rows that the check found wrong are passed over. */
export async function runRows(
  deps: ImportDeps,
  connection: Connection,
  actor: Actor,
  one: ImportRecord,
): Promise<void> {
  const { agency_id: agency, id } = one;
  const { rows } = await connection.query<FileRow>({
    text: `select position, file_row, cells, plan from import_row where agency_id = $1 and import_id = $2 and position > $3
      order by position limit ${slice}`,
    values: [agency, id, one.done],
  });
  if (rows.length === 0) {
    await connection.query({
      text: `update import set state = 'done', finished_at = $3 where agency_id = $1 and id = $2`,
      values: [agency, id, new Date(deps.engine.clock()).toISOString()],
    });
    return;
  }
  const plan = await planOf(within(deps.engine, connection), actor, one);
  const model = deps.engine.model(one.kind);
  const good = rows.filter(({ plan: planned }) => planned !== 'fault' && planned !== 'leave');
  const outcomes: Outcome[] = rows.flatMap(({ position, plan: planned }): Outcome[] => {
    if (planned === 'fault') return [{ position, outcome: 'failed' }];
    return planned === 'leave' ? [{ position, outcome: null }] : [];
  });
  let found = 0;
  const keyed = await keyedRows(plan, good);
  const created = await createTogether(deps, plan, connection, keyed);
  for (const row of keyed) {
    const { position } = row;
    const together = created.get(position);
    if (together) {
      outcomes.push({ position, ...together });
      continue;
    }
    // What a row names, and what its key means, may have changed since the check.
    const faults = [...row.faults, ...keyFaults(plan, row)];
    const done =
      faults.length > 0
        ? { faults }
        : await rowWork<Written>(deps, connection, model, () => write(plan, connection, row));
    if ('outcome' in done) outcomes.push({ position, ...done });
    else {
      found += 1;
      outcomes.push({ position, outcome: 'failed', faults: done.faults ?? [] });
    }
  }
  await keepOutcomes(connection, one, outcomes, found);
}
