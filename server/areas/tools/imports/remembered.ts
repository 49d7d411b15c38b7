import type { Actor } from '../../../../schema/access/access.ts';
import type { ImportMapping, RememberedMapping } from '../../../../schema/areas/tools/calls/imports.ts';
import { folded } from '../../../../schema/rules/texts.ts';
import type { Database } from '../../../database/pools.ts';
import type { ImportRecord } from './importRecord.ts';

/** Former imports that are looked through for the headings of a new one. */
const formerImports = 20;

/**
 * Returns what the maker chose for columns with the headings of this file, in their latest import of the same kind that
 * has each, so that a mended file need not be mapped again; about existing records, what they chose for the latest file
 * whose columns are all in this one. Null for new headings, once the file's own columns are chosen, and for others who
 * look at it.
 */
export async function rememberedMapping(
  database: Database,
  actor: Actor,
  one: ImportRecord,
): Promise<RememberedMapping | null> {
  if (one.state !== 'mapping' || one.mapping !== null || one.account_id !== actor.accountId) return null;
  const { rows } = await database.query<{ headings: readonly string[]; mapping: ImportMapping }>(one.agency_id, {
    text: `select headings, mapping from import where agency_id = $1 and account_id = $2 and kind = $3 and id <> $4
        and mapping is not null order by created_at desc, id desc limit ${formerImports}`,
    values: [one.agency_id, one.account_id, one.kind, one.id],
  });
  const names = one.headings.map(folded);
  const chosen = new Map<string, Omit<RememberedMapping['columns'][number], 'column'>>();
  for (const { headings, mapping } of rows) {
    for (const [index, heading] of headings.entries()) {
      const name = folded(heading);
      if (name === '' || chosen.has(name)) continue;
      const { field = null, dateOrder } = mapping.columns.find(({ column }) => column === index) ?? {};
      chosen.set(name, { field, ...(dateOrder && { dateOrder }) });
    }
  }
  const columns = names.flatMap((name, column) => {
    const known = chosen.get(name);
    return known ? [{ column, ...known }] : [];
  });
  if (columns.length === 0) return null;
  const former = rows.find(({ headings }) => headings.every((heading) => names.includes(folded(heading))));
  return { columns, ...(former && { key: former.mapping.key, existing: former.mapping.existing }) };
}
