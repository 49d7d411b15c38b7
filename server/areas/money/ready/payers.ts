import type { Actor } from '../../../../schema/access/access.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { itemsSql } from './itemsSql.ts';
import { itemValues } from './readyItems.ts';

/** Clients with something that is ready to be invoiced, by name, and the currencies of all that is listed. */
export interface Payers {
  readonly clients: readonly (Reference & { readonly avatar: string | null })[];
  readonly currencies: readonly string[];
}

/** Reads who can be invoiced for something now, and the currencies of what waits, ready or not. Asks for no right. */
export async function readPayers(engine: Engine, actor: Actor): Promise<Payers> {
  const { rows } = await engine.database.query<Payers>(agencyOf(actor), {
    text: `with item as materialized (select client_id, currency, unready is null as is_ready from (${itemsSql}) i)
      select coalesce((select json_agg(json_build_object('id', r.id, 'displayName', r.label, 'avatar', r.avatar)
            order by r.label, r.id) from record r
          where r.agency_id = $1 and r.id in (select client_id from item where is_ready)), '[]') as clients,
        coalesce((select json_agg(distinct currency) from item), '[]') as currencies`,
    values: itemValues(engine, actor).list,
  });
  return rows[0] ?? { clients: [], currencies: [] };
}
