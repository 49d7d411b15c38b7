import { defaultsOfActor, type Actor } from '../../../../schema/access/access.ts';
import { refusal } from '../../../../schema/fields/rule.ts';
import { shortcutOf, type Shortcut } from '../../../../schema/areas/tools/imports/shortcuts.ts';
import type { ImportTarget } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import type { ImportMapping, Mend, RowFault } from '../../../../schema/areas/tools/calls/imports.ts';
import { talent } from '../../../../schema/areas/people/entities/talent.ts';
import { asksAboutClashes } from '../../../../schema/language/effects/calendar.ts';
import { targetsOf } from '../../../../schema/language/records/references.ts';
import type { Connection } from '../../../database/pools.ts';
import { insertRecord, judgeCreate } from '../../../engine/writing/create.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { judgeUpdate, updateRecord } from '../../../engine/writing/update.ts';
import { bodiesOf, bodyFor, type RowBody } from './bodies.ts';
import type { ImportDeps } from './deps.ts';
import { keyOf, matchesOf, type Match } from './matching.ts';
import { rowWork, withoutKnown } from './outcomes.ts';
import { asTargets } from './rowLines.ts';
import type { FileRow, ImportRecord } from './importRecord.ts';
import { importedEntity, targetsFor } from './writableTargets.ts';

/** Rows that are checked in one transaction. */
const slice = 20;

/** Planned outcome of a row. */
interface Verdict {
  readonly position: number;
  readonly key: string | null;
  readonly plan: 'create' | 'update' | 'skip' | 'leave' | 'fault';
  readonly faults: readonly RowFault[];
}

/** A row with what its record is recognised by, and the records that this means. */
export interface KeyedRow extends RowBody {
  readonly key: string | null;
  readonly matches: readonly Match[];
}

/** Context for all decisions about an import's rows. */
export interface Plan {
  readonly engine: Engine;
  readonly actor: Actor;
  readonly kind: string;
  readonly mapping: ImportMapping;
  readonly mends: readonly Mend[];
  readonly targets: readonly ImportTarget[];
  /** Rows about records that there are not are refused. */
  readonly isOfKnown: boolean;
}

/** Opens the plan of an import for one transaction. */
export async function planOf(engine: Engine, actor: Actor, one: ImportRecord): Promise<Plan> {
  const mapping = one.mapping ?? { columns: [], key: null, existing: 'skip' as const };
  const targets = await targetsFor(engine, actor, importedEntity(engine, one.kind));
  const { isOfKnown = false }: Partial<Shortcut> = one.shortcut === null ? {} : shortcutOf(one.shortcut);
  return { engine, actor, kind: one.kind, mapping, mends: one.mends, targets, isOfKnown };
}

/** The rows as bodies, each with the existing records that it means. */
export async function keyedRows(
  plan: Plan,
  rows: readonly Pick<FileRow, 'position' | 'file_row' | 'cells'>[],
): Promise<KeyedRow[]> {
  const { engine, actor, kind, mapping } = plan;
  const entity = importedEntity(engine, kind);
  const bodies = await bodiesOf(engine, actor, plan, rows);
  const keyed = bodies.map((row) => ({
    ...row,
    key: mapping.key === null ? null : keyOf(entity, mapping.key, row.body, defaultsOfActor(actor).country),
  }));
  const keys = [...new Set(keyed.flatMap(({ key }) => key ?? []))];
  const found = mapping.key === null ? new Map() : await matchesOf(engine, actor, entity, mapping.key, keys);
  return keyed.map((row) => ({ ...row, matches: (row.key !== null && found.get(row.key)) || [] }));
}

/** The number in the file of the first row that has each of these keys, among those that are checked. */
async function earlierRows(connection: Connection, { agency_id: agency, id }: ImportRecord, keys: readonly string[]) {
  const { rows } = await connection.query<{ key: string; file_row: number }>({
    text: `select key, min(file_row) as file_row from import_row
      where agency_id = $1 and import_id = $2 and key = any($3::text[]) group by key`,
    values: [agency, id, keys],
  });
  return new Map(rows.map(({ key, file_row: row }) => [key, row]));
}

/**
 * Returns the errors of a row's key, which are checked first. A row without a key is a new record; if the importer may
 * no longer fill that field, no row can have one.
 */
export function keyFaults({ mapping, targets, isOfKnown }: Plan, row: KeyedRow, twin?: number): RowFault[] {
  const field = mapping.key;
  if (field === null) return [];
  if (row.faults.some((fault) => fault.field === field)) return [];
  if (row.key === null) return targets.some(({ name }) => name === field) ? [] : [{ field, ...refusal('keyMissing') }];
  if (twin !== undefined) return [{ field, ...refusal('importTwice', { row: twin, field }) }];
  if (isOfKnown && row.matches.length === 0) {
    const label = row.said[field] ?? '';
    return [{ field, ...refusal('noMatch', { label: label.slice(0, 100) }), text: label }];
  }
  return row.matches.length > 1 ? [{ field, ...refusal('severalMatches') }] : [];
}

/** Does a row say something of a field that points to people, where they may have something else at the same time? */
function mayClash({ engine, kind, mapping }: Plan, body: Readonly<Record<string, unknown>>): boolean {
  const model = engine.model(kind);
  if (mapping.acceptClash || !asksAboutClashes(model.entity)) return false;
  return Object.entries(model.entity.fields).some(([name, field]) => {
    const pointsToPeople = targetsOf(field).some((target) => engine.registry.get(target).root === talent.name);
    return pointsToPeople && Object.keys(body).some((key) => (model.column(key) ?? model.link(key))?.field === name);
  });
}

/** Writes a record as the run would, which asks about clashes, and takes it back. Throws what the write throws. */
async function tryOut(connection: Connection, write: () => Promise<unknown>): Promise<void> {
  await connection.query({ text: 'savepoint import_try' });
  try {
    await write();
  } finally {
    await connection.query({ text: 'rollback to savepoint import_try' });
  }
}

async function judge(plan: Plan, connection: Connection, row: KeyedRow): Promise<Verdict['plan']> {
  const { engine, actor, kind, mapping } = plan;
  const [match] = row.matches;
  const asked = { connection, cause: 'import', acceptsClash: false } as const;
  if (!match) {
    const { body, rows } = bodyFor(row, null);
    await asTargets<unknown>(rows, () =>
      mayClash(plan, body)
        ? tryOut(connection, () => insertRecord(engine, actor, kind, body, asked))
        : judgeCreate(engine, actor, kind, body),
    );
    return 'create';
  }
  if (mapping.existing === 'skip') return 'skip';
  const { record } = await findRecord(engine, actor, kind, match.id, { action: 'update' });
  const { body, rows } = bodyFor(row, record);
  await asTargets<unknown>(rows, () =>
    mayClash(plan, body)
      ? tryOut(connection, () => updateRecord(engine, actor, kind, record.id, body, asked))
      : judgeUpdate(engine, actor, kind, record, body),
  );
  return 'update';
}

async function keepVerdicts(connection: Connection, { agency_id: agency, id }: ImportRecord, all: readonly Verdict[]) {
  const count = (plan: Verdict['plan']) => all.filter((one) => one.plan === plan).length;
  await connection.query({
    text: `update import_row r set key = w.key, plan = w.plan, faults = w.faults
      from unnest($3::integer[], $4::text[], $5::text[], $6::jsonb[]) w(position, key, plan, faults)
      where r.agency_id = $1 and r.import_id = $2 and r.position = w.position`,
    values: [
      agency,
      id,
      all.map(({ position }) => position),
      all.map(({ key }) => key),
      all.map(({ plan }) => plan),
      all.map(({ faults }) => (faults.length > 0 ? JSON.stringify(faults) : null)),
    ],
  });
  await connection.query({
    text: `update import set done = done + $3, to_create = to_create + $4, to_update = to_update + $5,
        to_skip = to_skip + $6, left_out = left_out + $7, faults = faults + $8, tries = 0
      where agency_id = $1 and id = $2`,
    values: [agency, id, all.length, count('create'), count('update'), count('skip'), count('leave'), count('fault')],
  });
}

/** A fault with what the file says in its field, by which the same one is mended in all rows. */
function withText(fault: RowFault, { said }: KeyedRow): RowFault {
  const text = fault.field === null ? undefined : said[fault.field];
  return fault.text !== undefined || text === undefined ? fault : { ...fault, text };
}

/** Checks the next rows without writing them; the results are stored with each row. */
export async function checkRows(
  deps: ImportDeps,
  connection: Connection,
  actor: Actor,
  one: ImportRecord,
): Promise<void> {
  const { agency_id: agency, id } = one;
  const { rows } = await connection.query<FileRow>({
    text: `select position, file_row, cells from import_row where agency_id = $1 and import_id = $2 and plan is null
      order by position limit ${slice}`,
    values: [agency, id],
  });
  if (rows.length === 0) {
    await connection.query({
      text: `update import set state = 'checked' where agency_id = $1 and id = $2`,
      values: [agency, id],
    });
    return;
  }
  const plan = await planOf(within(deps.engine, connection), actor, one);
  const keyed = await keyedRows(plan, rows);
  const model = deps.engine.model(one.kind);
  const twins = await earlierRows(
    connection,
    one,
    keyed.flatMap(({ key }) => key ?? []),
  );
  const verdicts: Verdict[] = [];
  for (const row of keyed) {
    const { position, fileRow, key } = row;
    if (row.isLeft) {
      verdicts.push({ position, key: null, plan: 'leave', faults: [] });
      continue;
    }
    const known = [...row.faults, ...keyFaults(plan, row, twins.get(key ?? ''))];
    const judged = await rowWork(deps, connection, model, () => judge(plan, connection, row));
    const found = typeof judged === 'string' ? [] : withoutKnown(judged.faults, known);
    const faults = [...known, ...found].map((fault) => withText(fault, row));
    const said = faults.length > 0 || typeof judged !== 'string' ? 'fault' : judged;
    // A row that is wrong makes no record, so the next one of its key is none too many.
    if (key !== null && said !== 'fault') twins.set(key, fileRow);
    verdicts.push({ position, key: said === 'fault' ? null : key, plan: said, faults });
  }
  await keepVerdicts(connection, one, verdicts);
}
