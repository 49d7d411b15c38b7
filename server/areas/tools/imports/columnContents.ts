import type { Actor } from '../../../../schema/access/access.ts';
import type { ColumnContents } from '../../../../schema/areas/tools/calls/imports.ts';
import type { ImportTarget } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import { entriesOf, holdsSeveral } from '../../../../schema/fields/cells.ts';
import { saysNothing } from '../../../../schema/areas/tools/imports/nothing.ts';
import { targetsOf } from '../../../../schema/language/records/references.ts';
import { importJudgedRows, importJudgedValues } from '../../../../schema/rules/limits.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { ImportRecord } from './importRecord.ts';
import { meaningsOf, spelling } from './labels.ts';

/** The longest text that can name a record, or is told as an example. */
const valueLength = 100;
/** The least share that is told. */
const least = 0.1;

/** The different values of a column, the most frequent first. */
function valuesOf(rows: readonly (readonly string[])[], column: number): ColumnContents['values'] {
  const counts = new Map<string, number>();
  for (const cells of rows) {
    const text = cells[column]?.trim().slice(0, valueLength) ?? '';
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .map(([text, count]) => ({ text, rows: count }))
    .toSorted((one, other) => other.rows - one.rows)
    .slice(0, importJudgedValues);
}

const mayName = (text: string) => /\p{L}/u.test(text);

/**
 * Returns the contents of an import's columns in its first rows: their values, and which share of them names a record of
 * each field that points to some. For the maker alone, until columns are chosen.
 */
export async function columnContents(
  engine: Engine,
  actor: Actor,
  one: ImportRecord,
  targets: readonly ImportTarget[],
): Promise<readonly ColumnContents[]> {
  if (one.state !== 'mapping' || one.mapping !== null || one.account_id !== actor.accountId) return [];
  const { rows } = await engine.database.query<{ cells: readonly string[] }>(one.agency_id, {
    text: 'select cells from import_row where agency_id = $1 and import_id = $2 order by position limit $3',
    values: [one.agency_id, one.id, importJudgedRows],
  });
  const columns = one.headings.map((_, column) =>
    valuesOf(
      rows.map(({ cells }) => cells),
      column,
    ),
  );
  const fits = columns.map((): Record<string, number> => ({}));
  const entries = (text: string, { field }: ImportTarget) => (holdsSeveral(field) ? entriesOf(text) : [text]);
  for (const target of targets) {
    if (target.part || targetsOf(target.field).length === 0) continue;
    const said = columns.flat().flatMap(({ text }) => entries(text, target).filter(mayName));
    const known = await meaningsOf(engine, actor, target.field, said);
    for (const [column, values] of columns.entries()) {
      const given = values.filter(({ text }) => !saysNothing(text));
      const all = given.reduce((sum, value) => sum + value.rows, 0);
      const named = given.filter(({ text }) => entries(text, target).every((entry) => known.has(spelling(entry))));
      const share = named.reduce((sum, value) => sum + value.rows, 0) / Math.max(1, all);
      if (share >= least) (fits[column] ?? {})[target.name] = Math.round(share * 100) / 100;
    }
  }
  return columns.map((values, column) => ({ values, fits: fits[column] ?? {} }));
}
