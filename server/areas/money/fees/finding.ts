import { feeFor, type FeeQuestion, type FeeRule, type FoundFee } from '../../../../schema/rules/finance/fees.ts';
import { decimalDigits } from '../../../../schema/rules/finance/invoiceTotals.ts';
import type { FeeFacts } from './feeFacts.ts';
import { termsIn } from './terms.ts';

/** Units of a rate with four digits in a hundredth of a percent, as commissions are kept. */
const perHundredth = 10n ** BigInt(decimalDigits - 2);

/** Returns the fee of a subject by its facts; null for none. */
export function findFee(
  facts: FeeFacts,
  { currency, ...asked }: Pick<FeeQuestion, 'talentId' | 'day'> & { readonly currency: string },
  rules: readonly FeeRule[],
): FoundFee | null {
  // The client pays an expense back: nothing of it is the talent's income.
  if (facts.kind === 'expense' || !facts.takesFee) return null;
  const { contractTypeId, taskTypeId, agreed, commission } = facts;
  const question = {
    ...asked,
    contractTypeId,
    taskTypeId,
    agreed: agreed && termsIn(currency, agreed),
    commission: commission === null ? null : BigInt(commission) * perHundredth,
  };
  return feeFor(question, rules);
}
