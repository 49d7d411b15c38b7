import { systemAccountId, type Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import type { Reference } from '../../../schema/fields/field.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { scopeSql } from '../filters/scopeSql.ts';
import type { Model } from '../model.ts';
import { Values } from '../sql.ts';
import type { Change } from '../writing/changes.ts';

/** One write of a record, as answers carry it. */
export interface DescribedWrite {
  readonly id: string;
  readonly at: number;
  readonly by: Reference | null;
  /** Name of the API key by which it was written; absent for any other way. */
  readonly key?: string;
  readonly action: string;
  readonly version: number;
  /** Values of references are references, with the label they have now. */
  readonly changes: readonly Change[];
}

/** One write of a record, as the history keeps it. */
export interface WriteRow {
  readonly id: string;
  readonly at: number;
  readonly account_id: string | null;
  readonly staff_id: string | null;
  readonly action: string;
  readonly version: number;
  readonly changes: readonly Change[];
  readonly key_name: string | null;
}

/** Returns true if an actor may see a wire key of an entity. */
export function isSeen(model: Model, actor: Actor, key: string): boolean {
  const field = model.entity.fields[(model.column(key) ?? model.link(key))?.field ?? key];
  return canField(actor, field?.access) !== 'none';
}

function isPointer(model: Model, key: string): boolean {
  const spec = model.column(key)?.spec ?? model.link(key)?.spec;
  return spec?.pointsTo !== undefined || spec?.isFile === true;
}

/** The references in the rows of a value, by the keys of their ids and labels. */
function rowPointers(model: Model, key: string): readonly { readonly of: string; readonly key: string }[] {
  const { labels = [] } = model.rows.find((rows) => rows.key === key) ?? {};
  return labels.map(({ spec }) => ({ of: spec.of, key: spec.key }));
}

type Row = Readonly<Record<string, unknown>>;
const rowsIn = (value: unknown) => (Array.isArray(value) ? value : []) as readonly Row[];

/** The ids of records that a change names, in its rows too. */
function idsIn(model: Model, { field, before, after }: Change): readonly unknown[] {
  if (isPointer(model, field)) return [before, after].flat();
  const pointers = rowPointers(model, field);
  return [before, after].flatMap((value) => rowsIn(value).flatMap((row) => pointers.map(({ of }) => row[of])));
}

/** The labels of records by id, deleted ones included, and the names of files. */
async function labelsOf(engine: Engine, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, Reference>> {
  if (ids.length === 0) return new Map();
  const { rows } = await engine.database.query<Reference & { isDeleted: boolean }>(actor.agencyId, {
    text: `select id, label as "displayName", avatar, kind, deleted_at is not null as "isDeleted" from record
      where agency_id = $1 and id = any($2::uuid[])
      union all
      select id, filename, null, 'media', false from media where agency_id = $1 and id = any($2::uuid[])`,
    values: [agencyOf(actor), [...new Set(ids)]],
  });
  return new Map(rows.map(({ isDeleted, ...row }) => [row.id, isDeleted ? { ...row, isDeleted } : row]));
}

/** A record without its name: of those who may not read it. */
const nameless = (id: string, kind: string): Reference => ({ id, displayName: '', avatar: null, kind });

/** Returns the kinds of the records that guarded references of some changes name and the actor may not read, by id. */
async function guardedReferences(
  engine: Engine,
  actor: Actor,
  model: Model,
  entries: readonly { readonly changes: readonly Change[] }[],
): Promise<ReadonlyMap<string, string>> {
  const hidden = new Map<string, string>();
  for (const { spec, guarded } of model.labels) {
    if (!guarded) continue;
    const ids = entries.flatMap(({ changes }) =>
      changes.filter(({ field }) => field === spec.of).flatMap(({ before, after }) => [before, after]),
    );
    const asked = [...new Set(ids.filter((id) => typeof id === 'string'))];
    if (asked.length === 0) continue;
    const values = new Values();
    const agency = values.add(agencyOf(actor));
    const scope = scopeSql(guarded.scopeFor(actor), engine.model(guarded.kind), 't', actor, values, engine.model);
    const { rows } = await engine.database.query<{ id: string }>(actor.agencyId, {
      text: `select t.id from ${engine.model(guarded.kind).table} t
        where t.agency_id = ${agency}::uuid and t.id = any(${values.add(asked)}::uuid[]) and ${scope}`,
      values: values.list,
    });
    const seen = new Set(rows.map(({ id }) => id));
    for (const id of asked) if (!seen.has(id)) hidden.set(id, guarded.kind);
  }
  return hidden;
}

/** Returns how a value is shown of which nothing is left: a file was there all the same, a record is left out. */
function missingAt(model: Model, key: string): (id: string) => Reference | null {
  const isFile = (model.column(key) ?? model.link(key))?.spec.isFile === true;
  return (id) => (isFile ? { id, displayName: '', avatar: null, kind: 'media', isDeleted: true } : null);
}

/**
 * Returns the writers without a staff record, by account: above all operators on a visit, who must not pass for the
 * server.
 */
async function writersOf(
  engine: Engine,
  actor: Actor,
  rows: readonly WriteRow[],
): Promise<ReadonlyMap<string, Reference>> {
  const accounts = rows.flatMap(({ account_id: account, staff_id: staff }) =>
    staff === null && account !== null && account !== systemAccountId ? [account] : [],
  );
  if (accounts.length === 0) return new Map();
  const { rows: found } = await engine.database.query<{ id: string; display_name: string }>(actor.agencyId, {
    text: 'select * from identity_writers($1)',
    values: [[...new Set(accounts)]],
  });
  return new Map(
    found.map(({ id, display_name: displayName }) => [id, { id, displayName, avatar: null, kind: 'account' }]),
  );
}

/** Describes writes of records of one entity to an actor, in their order, without fields that the actor may not see. */
export async function describeWrites(
  engine: Engine,
  actor: Actor,
  model: Model,
  rows: readonly WriteRow[],
): Promise<readonly DescribedWrite[]> {
  const shown = rows.map((row) => ({
    ...row,
    changes: row.changes
      .map((change) => ({ ...change, field: model.presentKey(change.field) }))
      .filter(({ field }) => isSeen(model, actor, field)),
  }));
  const pointed = shown.flatMap(({ changes }) => changes.flatMap((change) => idsIn(model, change)));
  const staff = shown.map(({ staff_id: by }) => by);
  const labels = await labelsOf(
    engine,
    actor,
    [...pointed, ...staff].filter((one) => typeof one === 'string'),
  );
  const guarded = await guardedReferences(engine, actor, model, shown);
  const writers = await writersOf(engine, actor, shown);
  const labelled = (value: unknown, missing: (id: string) => Reference | null): unknown => {
    if (Array.isArray(value)) return value.map((one) => labelled(one, missing));
    if (typeof value === 'string' && guarded.has(value)) return nameless(value, guarded.get(value) ?? '');
    return typeof value === 'string' ? (labels.get(value) ?? missing(value)) : value;
  };
  const withLabels = (key: string, value: unknown): unknown => {
    const pointers = rowPointers(model, key);
    if (pointers.length === 0 || !Array.isArray(value)) return value;
    const labelsIn = (row: Row) => pointers.map((one) => [one.key, labels.get(String(row[one.of])) ?? null] as const);
    return rowsIn(value).map((row) => ({ ...row, ...Object.fromEntries(labelsIn(row)) }));
  };
  return shown.map(({ id, at, action, version, staff_id: by, account_id: account, key_name: key, changes }) => ({
    id,
    at,
    action,
    version,
    by: (by === null ? writers.get(account ?? '') : labels.get(by)) ?? null,
    ...(key !== null && { key }),
    changes: changes.map((change) =>
      isPointer(model, change.field)
        ? {
            field: change.field,
            before: labelled(change.before, missingAt(model, change.field)),
            after: labelled(change.after, missingAt(model, change.field)),
          }
        : {
            ...change,
            before: withLabels(change.field, change.before),
            after: withLabels(change.field, change.after),
          },
    ),
  }));
}
