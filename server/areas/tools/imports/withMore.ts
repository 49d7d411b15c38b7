import type { ImportTarget } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import { betweenValues, takesFirst } from '../../../../schema/fields/cells.ts';
import type { ImportDeps } from './deps.ts';
import type { ImportRecord } from './importRecord.ts';
import { mendKey } from './mends.ts';

/** Counts the rows of a checked import of which a cell has more values than its field takes, other than mended ones. */
export async function withMore(
  { engine }: Pick<ImportDeps, 'engine'>,
  one: ImportRecord,
  targets: readonly ImportTarget[],
): Promise<number> {
  if (one.state !== 'checked' || one.mapping === null) return 0;
  const single = one.mapping.columns.flatMap(({ column, field: name }) => {
    const target = targets.find((each) => each.name === name);
    if (!target || target.part?.choice || !takesFirst(target.field)) return [];
    return [{ column, mended: one.mends.filter(({ field }) => field === name).map(({ text }) => mendKey(text)) }];
  });
  if (single.length === 0) return 0;
  const { rows } = await engine.database.query<{ count: number }>(one.agency_id, {
    text: `select count(*)::integer as count from import_row r
      where agency_id = $1 and import_id = $2 and plan in ('create', 'update') and exists (
        select from jsonb_to_recordset($3::jsonb) s("column" integer, mended jsonb)
        where r.cells ->> s."column" ~ $4 and not s.mended ? lower(btrim(r.cells ->> s."column")))`,
    values: [one.agency_id, one.id, JSON.stringify(single), String.raw`\S${betweenValues}\S`],
  });
  return rows[0]?.count ?? 0;
}
