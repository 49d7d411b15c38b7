import type { Actor } from '../../../../schema/access/access.ts';
import type { RememberedColumn } from '../../../../schema/areas/tools/calls/imports.ts';
import { folded } from '../../../../schema/rules/texts.ts';
import type { Database } from '../../../database/pools.ts';
import type { ImportRecord } from './importRecord.ts';

/** Former imports that are looked through for the headings of a new one. */
const formerImports = 20;

/**
 * Returns what the maker chose for columns with the headings of this file, in their latest import of the same kind that
 * has each, so that a mended file need not be mapped again. Nothing once its own columns are chosen, and nothing for
 * others who look at it.
 */
export async function rememberedColumns(
  database: Database,
  actor: Actor,
  one: ImportRecord,
): Promise<readonly RememberedColumn[]> {
  if (one.state !== 'mapping' || one.mapping !== null || one.account_id !== actor.accountId) return [];
  const { rows } = await database.query<Pick<ImportRecord, 'headings' | 'mapping'>>(one.agency_id, {
    text: `select headings, mapping from import where agency_id = $1 and account_id = $2 and kind = $3 and id <> $4
        and mapping is not null order by created_at desc, id desc limit ${formerImports}`,
    values: [one.agency_id, one.account_id, one.kind, one.id],
  });
  const chosen = new Map<string, Omit<RememberedColumn, 'column'>>();
  for (const { headings, mapping } of rows) {
    for (const [index, heading] of headings.entries()) {
      const name = folded(heading);
      if (name === '' || chosen.has(name)) continue;
      const { field = null, dateOrder } = mapping?.columns.find(({ column }) => column === index) ?? {};
      chosen.set(name, { field, ...(dateOrder && { dateOrder }) });
    }
  }
  return one.headings.flatMap((heading, column) => {
    const known = chosen.get(folded(heading));
    return known ? [{ column, ...known }] : [];
  });
}
