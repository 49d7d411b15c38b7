import type { Database } from '../../../database/pools.ts';
import type { Engine } from '../../../engine/engine.ts';

/** SQL that answers whether any record of the agency $1, deleted ones included, has an amount. */
function amountsSql({ registry, model }: Engine): string {
  const asked = registry.all.flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'money')
      .map(([field]) => {
        const { table, column } = model(name);
        return `exists (select from ${table} where agency_id = $1 and ${column(field)?.column} is not null)`;
      }),
  );
  return ['false', ...new Set(asked)].join(' or ');
}

/** Returns true once there are amounts in an agency: from then on its currency stays. */
export async function hasAmounts(
  engine: Engine,
  connection: Pick<Database, 'query'>,
  agencyId: string,
): Promise<boolean> {
  const { rows } = await connection.query<{ answer: boolean }>(agencyId, {
    text: `select ${amountsSql(engine)} as answer`,
    values: [agencyId],
  });
  return rows[0]?.answer === true;
}
