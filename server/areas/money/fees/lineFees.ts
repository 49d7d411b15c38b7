import type { Actor } from '../../../../schema/access/access.ts';
import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import type { FeeTerms, FoundFee } from '../../../../schema/rules/finance/fees.ts';
import { lineFees } from '../../../../schema/rules/finance/lineFees.ts';
import { toMinorUnits } from '../../../../schema/rules/money.ts';
import { readFeeFacts, type FeeDeps } from './feeFacts.ts';
import { readFeeRules } from './feeRules.ts';
import { findFee } from './finding.ts';
import { readTakenFees } from './takenFees.ts';

/** An invoice with the amounts of its lines. */
export type PricedInvoice = Pick<Invoice, 'id' | 'currency' | 'taxMode' | 'issuedOn' | 'total'> & {
  readonly lines: readonly Pick<Invoice['lines'][number], 'itemId' | 'talentId' | 'amount' | 'tax'>[];
};

/** Returns the terms of a fee, less what other invoices have of the fixed one that was agreed for a contract. */
function leftOf({ reason, terms }: FoundFee, taken: bigint): FeeTerms {
  if (reason !== 'CONTRACT' || terms.fixed === null) return terms;
  return { ...terms, fixed: taken < terms.fixed ? terms.fixed - taken : 0n };
}

/**
 * Works out the fees of the lines of an invoice by the rules of now, in minor units of its currency; null for a line
 * without a talent. Asks for no right.
 */
export async function readLineFees(
  deps: FeeDeps,
  actor: Actor,
  { id, currency, taxMode, issuedOn, total, lines }: PricedInvoice,
): Promise<readonly (bigint | null)[]> {
  const subjects = lines.flatMap(({ talentId, itemId }, at) => (talentId == null ? [] : [{ at, talentId, itemId }]));
  const fees: (bigint | null)[] = lines.map(() => null);
  if (subjects.length === 0) return fees;
  const facts = await readFeeFacts(deps, actor, subjects);
  const rules = await readFeeRules(deps.engine, actor, currency);
  const taken = await readTakenFees(deps.engine, actor, { id, currency }, facts);
  const minor = (text: string | null | undefined) => toMinorUnits(text ?? '0', currency);
  const asked = subjects.flatMap(({ at, talentId }, nth) => {
    const [line, own] = [lines[at], facts[nth]];
    if (!line || !own) return [];
    const found = findFee(own, { talentId, day: issuedOn, currency }, rules);
    const [amount, tax] = [minor(line.amount), minor(line.tax)];
    return {
      talentId,
      agreedFor: found?.reason === 'CONTRACT' ? own.contractId : null,
      terms: found && leftOf(found, taken.get(own.contractId ?? '') ?? 0n),
      figures: { net: taxMode === 'INCLUSIVE' ? amount - tax : amount, tax, expenses: 0n },
    };
  });
  const found = lineFees(asked, minor(total));
  for (const [nth, { at }] of subjects.entries()) fees[at] = found[nth] ?? 0n;
  return fees;
}
