import type { Actor } from '../../../../schema/access/access.ts';
import type { Mend } from '../../../../schema/areas/tools/calls/imports.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { moved, ownImport } from './importSteps.ts';
import type { ImportRecord } from './importRecord.ts';
import { mendKey } from './mends.ts';

/** Each value of a field once: what was said last. */
function withoutTwins(mends: readonly Mend[]): readonly Mend[] {
  return [...new Map(mends.map((mend) => [`${mend.field} ${mendKey(mend.text)}`, mend])).values()];
}

/** The mends of one list that the other has not. */
function newIn(mends: readonly Mend[], former: readonly Mend[]): readonly Mend[] {
  const known = new Set(former.map((mend) => JSON.stringify(mend)));
  return mends.filter((mend) => !known.has(JSON.stringify(mend)));
}

/**
 * Forgets what the check said of the rows with some values, and of those that it refused for a key of another row, and
 * counts the others anew.
 */
async function checkAnew(
  connection: Connection,
  { agency_id: agency, id, mapping }: ImportRecord,
  mends: readonly Mend[],
) {
  const cells = mends.flatMap(({ field, text }) => {
    const columns = (mapping?.columns ?? []).filter((one) => one.field === field);
    // A value of several columns stands in none of them.
    return columns.map(({ column }) => ({ column, text: columns.length > 1 ? null : text.trim() }));
  });
  await connection.query({
    text: `update import_row r set key = null, plan = null, faults = null
      where r.agency_id = $1 and r.import_id = $2 and (r.faults @> '[{"key":"importTwice"}]' or exists (
        select 1 from unnest($3::integer[], $4::text[]) w(at, text) where case
          when w.text is null then true
          when w.text = '' then btrim(coalesce(r.cells ->> w.at, '')) = ''
          else strpos(lower(r.cells ->> w.at), lower(w.text)) > 0 end))`,
    values: [agency, id, cells.map(({ column }) => column), cells.map(({ text }) => text)],
  });
  await connection.query({
    text: `update import i set done = c.done, to_create = c.to_create, to_update = c.to_update, to_skip = c.to_skip,
        left_out = c.left_out, faults = c.faults
      from (
        select count(plan)::integer as done, count(*) filter (where plan = 'create')::integer as to_create,
          count(*) filter (where plan = 'update')::integer as to_update,
          count(*) filter (where plan = 'skip')::integer as to_skip,
          count(*) filter (where plan = 'leave')::integer as left_out,
          count(*) filter (where plan = 'fault')::integer as faults
        from import_row where agency_id = $1 and import_id = $2
      ) c where i.agency_id = $1 and i.id = $2`,
    values: [agency, id],
  });
}

/** Says what stands for wrong values, and has the rows with those that changed checked again. */
export async function mendValues(
  engine: Engine,
  actor: Actor,
  id: string,
  { version, mends: given }: { readonly version: number; readonly mends: readonly Mend[] },
): Promise<void> {
  const one = await ownImport(engine, actor, id);
  const fields = new Set(one.mapping?.columns.map(({ field }) => field));
  const faults = given.flatMap(({ field, action, value }, index) => {
    if (!fields.has(field)) return [fieldRefusal(`mends.${index}.field`, 'unknownField')];
    return action === 'replace' && !value?.trim() ? [fieldRefusal(`mends.${index}.value`, 'required')] : [];
  });
  // What has moved on has other columns.
  if (one.version !== version || one.state !== 'checked') throw moved();
  if (faults.length > 0) throw invalid(faults);
  const mends = withoutTwins(given);
  await engine.database.transaction(agencyOf(actor), async (connection) => {
    const { count } = await connection.query({
      text: `update import set state = 'checking', mends = $4, version = version + 1, tries = 0
        where agency_id = $1 and id = $2 and version = $3 and state = 'checked'`,
      values: [actor.agencyId, id, version, JSON.stringify(mends)],
    });
    if (count === 0) throw moved();
    await checkAnew(connection, one, [...newIn(mends, one.mends), ...newIn(one.mends, mends)]);
  });
}
