import { allot } from './allot.ts';
import { feeAmount, feeBase, type FeeFigures, type FeeTerms } from './fees.ts';

/** A line for a talent, and the terms of its fee; null for one that takes none. */
export interface FeeLine {
  readonly talentId: string;
  /** Contract whose agreed terms these are; null for others. */
  readonly agreedFor: string | null;
  readonly terms: FeeTerms | null;
  readonly figures: FeeFigures;
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, one) => sum + one, 0n);

const minus = ({ net, tax, expenses }: FeeFigures): FeeFigures => ({ net: -net, tax: -tax, expenses: -expenses });

/** Returns the fee of one line. One below zero gives back the rate of it: no fixed amount, least or largest fee. */
function ownFee({ terms, figures }: FeeLine): bigint {
  if (!terms) return 0n;
  if (figures.net >= 0n) return feeAmount(terms, figures);
  return terms.fixed === null ? -feeAmount({ ...terms, least: null, most: null }, minus(figures)) : 0n;
}

/** Returns the fees of the lines of one contract with a fixed fee, which they share by what each is worth. */
function sharedFees(terms: FeeTerms, lines: readonly FeeLine[]): readonly bigint[] {
  const figures = lines.map((line) => line.figures);
  const whole = {
    net: sumOf(figures.map(({ net }) => net)),
    tax: sumOf(figures.map(({ tax }) => tax)),
    expenses: sumOf(figures.map(({ expenses }) => expenses)),
  };
  return allot(
    feeAmount(terms, whole),
    figures.map((one) => feeBase(terms.basis, one)),
  );
}

/** Returns fees of which none is given back beyond what its talent pays: the earlier line gives back first. */
function withinTalents(lines: readonly FeeLine[], fees: readonly bigint[]): readonly bigint[] {
  const left = new Map<string, bigint>();
  for (const [at, { talentId }] of lines.entries()) {
    const fee = fees[at] ?? 0n;
    if (fee > 0n) left.set(talentId, (left.get(talentId) ?? 0n) + fee);
  }
  return lines.map(({ talentId }, at) => {
    const fee = fees[at] ?? 0n;
    if (fee >= 0n) return fee;
    const most = left.get(talentId) ?? 0n;
    const given = -fee > most ? most : -fee;
    left.set(talentId, most - given);
    return -given;
  });
}

/** Returns fees that do not exceed the total of their invoice: those above zero are cut in proportion. */
function withinTotal(fees: readonly bigint[], total: bigint): readonly bigint[] {
  const excess = sumOf(fees) - total;
  if (excess <= 0n) return fees;
  const above = fees.map((fee) => (fee > 0n ? fee : 0n));
  const cut = allot(sumOf(above) - excess, above);
  return fees.map((fee, at) => (fee > 0n ? (cut[at] ?? 0n) : fee));
}

/**
 * Returns the fees of the lines of an invoice, in minor units: each by its own terms, a fixed one that was agreed for a
 * contract once over the contract's lines. Their sum is from 0 to the total.
 * @param total of the invoice, tax included, not below 0
 */
export function lineFees(lines: readonly FeeLine[], total: bigint): readonly bigint[] {
  const fees = lines.map(ownFee);
  const shared = new Map<string, number[]>();
  for (const [at, { agreedFor, terms }] of lines.entries()) {
    if (agreedFor !== null && terms?.fixed != null) shared.set(agreedFor, [...(shared.get(agreedFor) ?? []), at]);
  }
  for (const places of shared.values()) {
    const some = places.flatMap((at) => lines[at] ?? []);
    const terms = some[0]?.terms;
    if (!terms) continue;
    for (const [nth, fee] of sharedFees(terms, some).entries()) fees[places[nth] ?? -1] = fee;
  }
  return withinTotal(withinTalents(lines, fees), total);
}
