import type { Actor } from '../../../schema/access/access.ts';
import type { Engine } from '../engine.ts';

/** The joins that bring a status's colour and its category's code beside the label `alias`. */
export function statusTables(alias: string, id: string): string {
  return `left join statuses ${alias}s on ${alias}s.agency_id = t.agency_id and ${alias}s.id = ${id}
    left join status_categories ${alias}c on ${alias}c.agency_id = t.agency_id and ${alias}c.id = ${alias}s.category_id`;
}

/** Returns a function whose result changes whenever the actor's agency changes its statuses or their categories. */
export function statusesStamp({ database }: Pick<Engine, 'database'>): (actor: Actor) => Promise<string> {
  return async ({ agencyId }) => {
    if (agencyId === null) return '';
    const { rows } = await database.query<{ stamp: string }>(agencyId, {
      name: 'statuses stamp',
      text: `select concat(count(*), ' ', sum(version)) as stamp from (
        select version from statuses where agency_id = $1
        union all select version from status_categories where agency_id = $1) all_of_them`,
      values: [agencyId],
    });
    return rows[0]?.stamp ?? '';
  };
}
