import type { Pools } from '../../server/database/pools.ts';

/**
 * What a statement of the owner answers in each agency in turn, `$1` being the agency. So it sees every row whoever owns
 * the tables: forced policies bind an owner who is no superuser. A statement with a `name` is planned once a connection.
 */
export async function inEveryAgency<Row extends object>(
  { owner }: Pools,
  text: string,
  name?: string,
): Promise<(Row & { readonly agencyId: string })[]> {
  const { rows: agencies } = await owner.query<{ id: string }>('select id from agency order by id');
  const client = await owner.connect();
  const found: (Row & { readonly agencyId: string })[] = [];
  try {
    for (const { id } of agencies) {
      await client.query("select set_config('app.agency', $1, false)", [id]);
      const { rows } = await client.query<Row>({ text, values: [id], ...(name !== undefined && { name }) });
      found.push(...rows.map((row) => ({ ...row, agencyId: id })));
    }
  } finally {
    await client.query("select set_config('app.agency', '', false)");
    client.release();
  }
  return found;
}
