import { columnName } from '../../schema/fields/field.ts';
import { allTables } from '../../scripts/generate/allTables.ts';
import type { TestApp } from './app.ts';
import type { House } from './principals.ts';

/**
 * Creates records with the same ids in the other agency, with other names and opposite assignments: a statement without
 * the agency's condition then returns wrong rows.
 */
export async function mirrorHouse({ pools, registry }: TestApp, house: House): Promise<void> {
  const client = await pools.owner.connect();
  const bind = (agencyId: string) => client.query("select set_config('app.agency', $1, false)", [agencyId]);
  const tables = allTables(registry).map(({ name }) => name);
  const names = new Map([
    ['record', 'label'],
    ...registry.all.map(({ table, title }) => [table, columnName(title)] as const),
  ]);
  try {
    for (const table of [...tables, 'search_text']) {
      await bind(house.agencyId);
      const { rows } = await client.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from ${table} t where agency_id = $1`,
        [house.agencyId],
      );
      const name = names.get(table);
      const copies = rows.map(({ row }) => ({
        ...row,
        agency_id: house.otherAgencyId,
        ...(name !== undefined && { [name]: `Mirrored ${String(row[name])}` }),
      }));
      await bind(house.otherAgencyId);
      await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::public.${table}, $1)`, [
        JSON.stringify(copies),
      ]);
    }
    await swapAssignments(client, house);
  } finally {
    await client.query("select set_config('app.agency', '', false)");
    client.release();
  }
}

interface Client {
  query(text: string, values: unknown[]): Promise<unknown>;
}

async function swapAssignments(client: Client, { agencyId, otherAgencyId, principals }: House): Promise<void> {
  const staff = [...principals.values()].flatMap(({ actor }) =>
    actor?.agencyId === agencyId && actor.staffId !== null ? [actor.staffId] : [],
  );
  await client.query('delete from assignment where agency_id = $1', [otherAgencyId]);
  await client.query(
    `insert into assignment (agency_id, record_id, staff_id, via)
     select r.agency_id, r.id, s, 'mirror' from record r, unnest($2::uuid[]) s where r.agency_id = $1`,
    [otherAgencyId, staff],
  );
}
