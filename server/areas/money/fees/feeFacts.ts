import type { Actor } from '../../../../schema/access/access.ts';
import type { InvoiceItem } from '../../../../schema/rules/finance/invoices.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { KeptTerms } from './terms.ts';

/** Services by which fees are found. */
export interface FeeDeps {
  readonly engine: Engine;
  /** SQL of the rule that fits a task `t`, with `takes_fee`; `$1` is the agency. */
  readonly ruleOfTask: string;
}

/** A talent, and what the agency invoices for them: an item, a contract, or neither. */
export interface FeeSubject {
  readonly talentId: string;
  readonly itemId?: string | null;
  readonly contractId?: string | null;
}

/** Facts from which the fee of a subject follows. */
export interface FeeFacts {
  readonly kind: InvoiceItem | null;
  readonly contractId: string | null;
  readonly contractTypeId: string | null;
  readonly taskTypeId: string | null;
  /** False for a task whose rule takes no fee. */
  readonly takesFee: boolean;
  /** The newest fee that was agreed for the contract. */
  readonly agreed: KeptTerms | null;
  /** Share of the talent's in hundredths of a percent. */
  readonly commission: number | null;
}

/** Reads the facts of subjects, one for each in their order. Asks for no right. */
export async function readFeeFacts(
  { engine, ruleOfTask }: FeeDeps,
  actor: Actor,
  subjects: readonly FeeSubject[],
): Promise<readonly FeeFacts[]> {
  const { rows } = await engine.database.query<FeeFacts>(agencyOf(actor), {
    text: `select i.kind, c.id as "contractId", c.type_id as "contractTypeId", t.type_id as "taskTypeId",
        coalesce(x.takes_fee, true) as "takesFee", p.commission,
        case when f.basis is not null then json_build_object('rate', f.rate::text, 'fixed', f.fixed::text,
          'fixedCurrency', f.fixed_currency, 'basis', f.basis) end as agreed
      from unnest($2::uuid[], $3::uuid[], $4::uuid[]) with ordinality s (talent_id, item_id, contract_id, at)
        left join talents p on p.agency_id = $1 and p.id = s.talent_id
        left join record i on i.agency_id = $1 and i.id = s.item_id
        left join contract_amounts a on a.agency_id = $1 and a.id = s.item_id
        left join contracts c on c.agency_id = $1 and c.id = coalesce(s.contract_id, a.contract_id)
        left join lateral (select * from management_fees f where f.agency_id = $1 and f.contract_id = c.id
          and f.deleted_at is null order by f.created_at desc, f.id desc limit 1) f on true
        left join tasks t on t.agency_id = $1 and t.id = s.item_id
        left join lateral ${ruleOfTask} x on true
      order by s.at`,
    values: [
      agencyOf(actor),
      subjects.map(({ talentId }) => talentId),
      subjects.map(({ itemId }) => itemId ?? null),
      subjects.map(({ contractId }) => contractId ?? null),
    ],
  });
  return rows;
}
