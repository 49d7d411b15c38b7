import { roundedQuotient, type Scaled } from './decimals.ts';
import { decimalDigits } from './invoiceTotals.ts';

/** Figure that a fee is a part of: without tax, with tax, or without tax and less the expenses charged to the talent. */
export const feeBases = ['NET', 'GROSS', 'NET_AFTER_EXPENSES'] as const;
export type FeeBasis = (typeof feeBases)[number];

/** Events by which the agency earns a fee: the client's payment, or the invoice itself. */
export const feeTimes = ['PAID', 'ISSUED'] as const;
export type FeeTime = (typeof feeTimes)[number];

/** Reason why a fee holds, the strongest first. */
export const feeReasons = ['CONTRACT', 'TALENT_RULE', 'COMMISSION', 'TYPE_RULE', 'GENERAL_RULE'] as const;
export type FeeReason = (typeof feeReasons)[number];

/** Terms of a fee: a rate in percent with four digits, or a fixed amount in minor units. */
export interface FeeTerms {
  readonly rate: Scaled | null;
  readonly fixed: bigint | null;
  readonly basis: FeeBasis;
  /** Least and largest fee, in minor units; null for none. */
  readonly least: bigint | null;
  readonly most: bigint | null;
}

/** A rule of the agency: for talents, for types of contracts or tasks, or for all. An empty list is no condition. */
export interface FeeRule extends FeeTerms {
  readonly id: string;
  readonly talentIds: readonly string[];
  readonly contractTypeIds: readonly string[];
  readonly taskTypeIds: readonly string[];
  /** Days from and to which it holds, both included; null for always. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** A question for the fee of one invoiced amount. */
export interface FeeQuestion {
  readonly talentId: string;
  readonly contractTypeId: string | null;
  readonly taskTypeId: string | null;
  /** Day of the invoice, `2026-11-30`. */
  readonly day: string;
  /** Terms that were agreed for the contract; null for none. */
  readonly agreed: FeeTerms | null;
  /** The talent's own commission in percent with four digits; null for none. */
  readonly commission: Scaled | null;
}

/** The terms that hold, why, and by which rule (null for a fee that is no rule's). */
export interface FoundFee {
  readonly reason: FeeReason;
  readonly terms: FeeTerms;
  readonly rule: FeeRule | null;
}

const isOpen = ({ startsOn, endsOn }: FeeRule, day: string) =>
  (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn);

const matches = (wanted: readonly string[], given: string | null) =>
  wanted.length === 0 || (given !== null && wanted.includes(given));

function reasonOf(rule: FeeRule): FeeReason {
  if (rule.talentIds.length > 0) return 'TALENT_RULE';
  return rule.contractTypeIds.length + rule.taskTypeIds.length > 0 ? 'TYPE_RULE' : 'GENERAL_RULE';
}

/**
 * Returns the fee that holds: that of the contract, else that of a rule naming the talent, else the talent's commission,
 * else that of a rule by type, else that of a rule for all; null for none. Among rules of one sort the first holds.
 * @param rules in the agency's order
 */
export function feeFor(question: FeeQuestion, rules: readonly FeeRule[]): FoundFee | null {
  const { talentId, contractTypeId, taskTypeId, day, agreed, commission } = question;
  if (agreed) return { reason: 'CONTRACT', terms: agreed, rule: null };
  const open = rules.filter(
    (rule) =>
      isOpen(rule, day) &&
      matches(rule.talentIds, talentId) &&
      matches(rule.contractTypeIds, contractTypeId) &&
      matches(rule.taskTypeIds, taskTypeId),
  );
  const firstOf = (reason: FeeReason): FoundFee | null => {
    const rule = open.find((one) => reasonOf(one) === reason);
    return rule ? { reason, terms: rule, rule } : null;
  };
  const own: FoundFee | null =
    commission === null
      ? null
      : {
          reason: 'COMMISSION',
          terms: { rate: commission, fixed: null, basis: 'NET', least: null, most: null },
          rule: null,
        };
  return firstOf('TALENT_RULE') ?? own ?? firstOf('TYPE_RULE') ?? firstOf('GENERAL_RULE');
}

/** Figures that a fee may be a part of, in minor units. */
export interface FeeFigures {
  readonly net: bigint;
  readonly tax: bigint;
  readonly expenses: bigint;
}

/** Returns the figure of a basis, never below 0. */
export function feeBase(basis: FeeBasis, { net, tax, expenses }: FeeFigures): bigint {
  const base = basis === 'GROSS' ? net + tax : basis === 'NET' ? net : net - expenses;
  return base < 0n ? 0n : base;
}

/** Returns the rate of the base or the fixed amount, in minor units, whatever the least and the largest fee are. */
export function uncappedFee(terms: FeeTerms, figures: FeeFigures): bigint {
  const percent = 100n * 10n ** BigInt(decimalDigits);
  return terms.fixed ?? roundedQuotient(feeBase(terms.basis, figures) * (terms.rate ?? 0n), percent);
}

/** Is a fee above the tenth that is allowed without a managerial agreement (NSW Regulation 2020, clause 4)? */
export function isAboveLegalCap(fee: bigint, base: bigint): boolean {
  return fee * 10n > base;
}

/**
 * Returns a fee in minor units: the rate of its base or the fixed amount, within the least and the largest fee, and never
 * above the base. Rounded once, halves up.
 */
export function feeAmount(terms: FeeTerms, figures: FeeFigures): bigint {
  const base = feeBase(terms.basis, figures);
  const worked = uncappedFee(terms, figures);
  const raised = terms.least !== null && worked < terms.least ? terms.least : worked;
  const capped = terms.most !== null && raised > terms.most ? terms.most : raised;
  return capped > base ? base : capped;
}
