import type { FeeBasis, FeeTerms } from '../../../../schema/rules/finance/fees.ts';

/** Terms of a fee as the database has them: the rate with four digits, amounts in minor units of their own currencies. */
export interface KeptTerms {
  readonly rate: string | null;
  readonly fixed: string | null;
  readonly fixedCurrency: string;
  readonly basis: FeeBasis;
  readonly least?: string | null;
  readonly leastCurrency?: string;
  readonly most?: string | null;
  readonly mostCurrency?: string;
}

/**
 * Returns terms as they hold for an amount of a currency: amounts of other currencies do not count. Null for terms that
 * then say no fee, which hold for nothing.
 */
export function termsIn(currency: string, kept: KeptTerms): FeeTerms | null {
  const own = (amount: string | null | undefined, of: string | undefined) =>
    amount != null && of === currency ? BigInt(amount) : null;
  const terms = {
    rate: kept.rate === null ? null : BigInt(kept.rate),
    fixed: own(kept.fixed, kept.fixedCurrency),
    basis: kept.basis,
    least: own(kept.least, kept.leastCurrency),
    most: own(kept.most, kept.mostCurrency),
  };
  return terms.rate === null && terms.fixed === null && terms.least === null ? null : terms;
}
