import { systemActor } from '../../schema/access/access.ts';
import { pointKinds } from '../../schema/rules/contact-points/points.ts';
import type { Connection, Pools } from '../database/pools.ts';
import { contactColumnsOf, contactFieldsOf, pointsOf } from '../engine/contacts/contactPoints.ts';
import { customFieldsOf, searchedOf } from '../engine/writing/customFields.ts';
import { within, type Engine } from '../engine/engine.ts';
import type { Model } from '../engine/model.ts';
import { leadOf, searchable, searchTextOf } from '../engine/search/search.ts';
import { labelOf } from '../engine/writing/write.ts';
import { eachApart } from './eachApart.ts';

const batch = 500;

/**
 * Returns the signature of a kind's search texts and contact points; raise the number when `searchTextOf`, `leadOf` or
 * `pointsOf` change their results.
 */
function shapeOf({ entity }: Model): string {
  const fields = (entity.list.search ?? []).map((name) => `${name}:${entity.fields[name]?.kind}`);
  const reached = contactFieldsOf(entity).map(({ kind, key }) => `${kind}:${key}`);
  return [entity.customFields ? 7 : 6, entity.title, ...fields, ...reached].join(' ');
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Replaces the contact points of records by those that their values give. */
async function putPoints(connection: Connection, agencyId: string, { entity }: Model, rows: readonly Row[]) {
  if (contactFieldsOf(entity).length === 0) return;
  const points = rows.flatMap((row) =>
    pointKinds.flatMap((kind) => pointsOf(entity, kind, row).map((value) => ({ id: row.id, kind, value }))),
  );
  await connection.query({
    text: 'delete from contact_point where agency_id = $1 and record_id = any($2::uuid[])',
    values: [agencyId, rows.map(({ id }) => id)],
  });
  await connection.query({
    text: `insert into contact_point (agency_id, record_id, kind, value)
      select $1, w.id, w.kind, w.value from unnest($2::uuid[], $3::text[], $4::text[]) w(id, kind, value)`,
    values: [agencyId, points.map(({ id }) => id), points.map(({ kind }) => kind), points.map(({ value }) => value)],
  });
}

/** Rebuilds the search texts and contact points of an agency's records of one kind. Returns their number. */
async function refreshKind(engine: Engine, agencyId: string, model: Model): Promise<number> {
  const { entity, table, hasKinds } = model;
  const columns = [entity.title, ...(entity.list.search ?? [])].flatMap((name) => model.column(name) ?? []);
  const read = new Set([...columns, ...contactColumnsOf(entity, model.columns)]);
  const cells = [...read].map(({ column, spec }) => `${column} as "${spec.key}"`);
  const texts = `select ${['id', ...cells, ...(entity.customFields ? ['custom'] : [])].join(', ')} from ${table}
    where agency_id = $1 and id > $2 ${hasKinds ? `and kind = '${entity.name}'` : ''} order by id limit ${batch} for update`;
  const put = `select put_search_text(w.id, $2, w.label, w.text, w.lead)
    from unnest($1::uuid[], $3::text[], $4::text[], $5::text[]) w(id, label, text, lead)`;
  let after = '00000000-0000-0000-0000-000000000000';
  let touched = 0;
  for (;;) {
    // Locked until their texts are there, so that a write in between does not find its own overwritten.
    const rows = await engine.database.transaction(agencyId, async (connection) => {
      const found = await connection.query<Row>({ text: texts, values: [agencyId, after] });
      const added = entity.customFields
        ? searchedOf(await customFieldsOf(within(engine, connection), systemActor(agencyId), entity.root))
        : [];
      const values = [found.rows.map(({ id }) => id), entity.name, ...textsOf(model, found.rows, added)];
      if (found.count > 0) await connection.query({ text: put, values });
      if (found.count > 0) await putPoints(connection, agencyId, model, found.rows);
      return found.rows;
    });
    if (rows.length === 0) return touched;
    after = rows.at(-1)?.id ?? after;
    touched += rows.length;
  }
}

/** The labels, texts and leads of rows, each in their order. */
function textsOf(
  model: Model,
  rows: readonly Readonly<Record<string, unknown>>[],
  added: readonly string[],
): readonly (readonly string[])[] {
  return [
    rows.map((row) => searchable(labelOf(model, row))),
    rows.map((row) => searchTextOf(model, row, added)),
    rows.map((row) => leadOf(String(row[model.entity.title] ?? ''))),
  ];
}

/**
 * Rebuilds the search texts and contact points of every kind whose declaration has other searched fields, another title
 * or other addresses than when they were built: older records are then found by them too. Returns the number of records.
 */
export async function refreshSearchTexts(engine: Engine, pools: Pools, agencies: readonly string[]): Promise<number> {
  const { rows } = await pools.owner.query<{ kind: string; shape: string }>('select kind, shape from search_shape');
  const known = new Map(rows.map(({ kind, shape }) => [kind, shape]));
  // A kind that fails in one agency is refreshed again by the next run, and keeps no other kind from it.
  return eachApart(
    engine.registry.all.map(({ name }) => name),
    async (name) => {
      const model = engine.model(name);
      const shape = shapeOf(model);
      if (known.get(name) === shape) return 0;
      const touched = await eachApart(agencies, (agencyId) => refreshKind(engine, agencyId, model));
      await pools.owner.query(
        'insert into search_shape (kind, shape) values ($1, $2) on conflict (kind) do update set shape = excluded.shape',
        [name, shape],
      );
      return touched;
    },
  );
}

/**
 * Rebuilds the search texts of an agency that depend on a field which it deleted or restored (`search_due`). Returns
 * the number of records. Changes made meanwhile are handled by the next run.
 */
export async function refreshDueTexts(engine: Engine, agencyId: string): Promise<number> {
  const { rows } = await engine.database.query<{ kind: string; since: number }>(agencyId, {
    text: 'select kind, since from search_due where agency_id = $1',
    values: [agencyId],
  });
  let touched = 0;
  for (const { kind, since } of rows) {
    touched += await refreshKind(engine, agencyId, engine.model(kind));
    await engine.database.query(agencyId, {
      text: 'delete from search_due where agency_id = $1 and kind = $2 and since = $3',
      values: [agencyId, kind, new Date(since).toISOString()],
    });
  }
  return touched;
}
