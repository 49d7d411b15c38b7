import type { Pools } from '../../server/database/pools.ts';

/**
 * Runs a statement as the owner in each agency in turn, with `$1` as the agency. It sees every row whoever owns the
 * tables: forced policies bind an owner without superuser rights. A statement with a `name` is planned once per
 * connection.
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
    if (name !== undefined) await client.query('set plan_cache_mode = force_generic_plan');
    for (const { id } of agencies) {
      await client.query("select set_config('app.agency', $1, false)", [id]);
      const { rows } = await client.query<Row>({ text, values: [id], ...(name !== undefined && { name }) });
      found.push(...rows.map((row) => ({ ...row, agencyId: id })));
    }
  } finally {
    await client.query('reset plan_cache_mode');
    await client.query("select set_config('app.agency', '', false)");
    client.release();
  }
  return found;
}
