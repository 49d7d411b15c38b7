import type { Actor } from '../../../../schema/access/access.ts';
import type { FeeRule } from '../../../../schema/rules/finance/fees.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { termsIn, type KeptTerms } from './terms.ts';

/** A rule of the agency with what a person is told of it. */
export interface NamedRule extends FeeRule {
  readonly displayName: string;
  /** It rests on a managerial agreement, which allows more than the legal cap. */
  readonly isManagerial: boolean;
}

type KeptRule = KeptTerms & Omit<NamedRule, keyof KeptTerms>;

const targets = (table: string) =>
  `array(select l.target_id::text from management_fee_rules_${table} l where l.agency_id = $1 and l.owner_id = r.id)`;

/** Reads the rules that hold for amounts of a currency, in the agency's order. Asks for no right. */
export async function readFeeRules(engine: Engine, actor: Actor, currency: string): Promise<readonly NamedRule[]> {
  const { rows } = await engine.database.query<KeptRule>(agencyOf(actor), {
    text: `select r.id, r.display_name as "displayName", r.is_managerial as "isManagerial", r.rate::text as rate,
        r.fixed::text as fixed, r.fixed_currency as "fixedCurrency", r.basis, r.least::text as least,
        r.least_currency as "leastCurrency", r.most::text as most, r.most_currency as "mostCurrency",
        ${targets('talents')} as "talentIds", ${targets('contract_types')} as "contractTypeIds",
        ${targets('task_types')} as "taskTypeIds", r.starts_on::text as "startsOn", r.ends_on::text as "endsOn"
      from management_fee_rules r where r.agency_id = $1 and r.deleted_at is null order by r.position, r.id`,
    values: [agencyOf(actor)],
  });
  return rows.flatMap((rule) => {
    const terms = termsIn(currency, rule);
    return terms ? [{ ...rule, ...terms }] : [];
  });
}
