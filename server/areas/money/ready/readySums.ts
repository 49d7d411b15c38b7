import type { Actor } from '../../../../schema/access/access.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { itemsSql } from './itemsSql.ts';
import { itemValues } from './readyItems.ts';

/** Items of a currency that can be invoiced now: their sum in minor units and their number. */
export interface ReadySum {
  readonly currency: string;
  readonly amount: string;
  readonly items: number;
}

/** Adds up what can be invoiced now, by currency. Asks for no right. @param currency the only one; all by default */
export async function readReadySums(engine: Engine, actor: Actor, currency?: string): Promise<readonly ReadySum[]> {
  const values = itemValues(engine, actor);
  const only = currency === undefined ? '' : `and i.currency = ${values.add(currency)}`;
  const { rows } = await engine.database.query<ReadySum>(agencyOf(actor), {
    text: `select i.currency, sum(i.amount)::text as amount, count(*)::integer as items
      from (${itemsSql}) i where i.unready is null ${only} group by i.currency`,
    values: values.list,
  });
  return rows;
}
