import type { Actor } from '../../../../schema/access/access.ts';
import type { InvoiceItem, UnreadyReason } from '../../../../schema/rules/finance/invoices.ts';
import type { TaxMode } from '../../../../schema/rules/finance/invoiceTotals.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { Values } from '../../../engine/sql.ts';
import type { PageWindow } from '../../../paging.ts';
import { itemsSql } from './itemsSql.ts';

interface Named {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: string | null;
}

/** A record that can be invoiced, as the database answers it: the amount in minor units. */
export interface ReadyRow {
  readonly kind: InvoiceItem;
  readonly id: string;
  readonly displayName: string;
  readonly of: Named;
  readonly client: Named | null;
  readonly talents: readonly Named[];
  readonly day: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly unready: UnreadyReason | null;
  /** Tax rate of the task's rule or the expense, unless it is hidden. */
  readonly taxRateId: string | null;
  /** Tax mode of the contract. */
  readonly taxMode: TaxMode | null;
  /** Number of items that the filters find. */
  readonly total: number;
}

/** Filters of the items; none by default. */
export interface ItemFilters {
  readonly ids?: readonly string[];
  readonly clientIds?: readonly string[];
  readonly talentIds?: readonly string[];
  readonly kinds?: readonly InvoiceItem[];
  readonly currency?: string;
  /** Last day; items without a day are always found. */
  readonly toDate?: string;
}

const reference = (row: string) =>
  `json_build_object('id', ${row}.id, 'displayName', ${row}.label, 'avatar', ${row}.avatar)`;

/** Talents of an item `i`: those of the contract, of the task, or of the expense. */
const talentsOfItem = `(select l.target_id, l.position from contracts_talents l where l.agency_id = $1 and l.owner_id = i.of_id
    union all select l.target_id, l.position from tasks_related_tos l where l.agency_id = $1 and l.owner_id = i.id
    union all select i.talent_id, 0)`;

function conditionsOf(filters: ItemFilters, values: Values): string {
  const { ids, clientIds, talentIds, kinds, currency, toDate } = filters;
  const conditions = [
    ids && `i.id = any(${values.add(ids)}::uuid[])`,
    clientIds && `i.client_id = any(${values.add(clientIds)}::uuid[])`,
    talentIds && `exists (select from ${talentsOfItem} l where l.target_id = any(${values.add(talentIds)}::uuid[]))`,
    kinds && `i.kind = any(${values.add(kinds)}::text[])`,
    currency !== undefined && `i.currency = ${values.add(currency)}`,
    toDate !== undefined && `(i.day is null or i.day <= ${values.add(toDate)}::date)`,
  ].filter((one) => typeof one === 'string');
  return conditions.length === 0 ? 'true' : conditions.join(' and ');
}

/** The values of a statement over `itemsSql`: the agency and the present moment come first. */
export function itemValues(engine: Engine, actor: Actor): Values {
  const values = new Values();
  values.add(agencyOf(actor));
  values.add(new Date(engine.clock()).toISOString());
  return values;
}

/**
 * Reads the contract amounts, tasks and expenses that are on no invoice, ordered by client, day and id. Contract amounts
 * that are not ready are among them from two weeks before they are due. Asks for no right.
 * @param window rows to read; all by default
 */
export async function readItems(
  engine: Engine,
  actor: Actor,
  filters: ItemFilters,
  window?: PageWindow,
): Promise<readonly ReadyRow[]> {
  const values = itemValues(engine, actor);
  const where = conditionsOf(filters, values);
  const page = window ? `limit ${values.add(window.most)} offset ${values.add(window.skipped)}` : '';
  const { rows } = await engine.database.query<ReadyRow>(agencyOf(actor), {
    text: `with item as (${itemsSql})
      select i.kind, i.id, i.name as "displayName", ${reference('o')} as of,
        case when p.id is not null then ${reference('p')} end as client,
        coalesce((select json_agg(${reference('r')} order by l.position, r.id) from ${talentsOfItem} l
          join record r on r.agency_id = $1 and r.id = l.target_id and r.kind = 'talent' and r.deleted_at is null),
          '[]') as talents,
        i.day::text as day, i.amount::text as amount, i.currency, i.unready, x.id as "taxRateId",
        i.tax_mode as "taxMode", count(*) over ()::integer as total
      from item i join record o on o.agency_id = $1 and o.id = i.of_id
        left join record p on p.agency_id = $1 and p.id = i.client_id
        left join tax_rates x on x.agency_id = $1 and x.id = i.tax_rate_id and not x.is_hidden and x.deleted_at is null
      where ${where} order by p.label nulls last, i.day nulls last, i.id ${page}`,
    values: values.list,
  });
  return rows;
}
