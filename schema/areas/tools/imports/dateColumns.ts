import type { DateOrder } from '../../../rules/dates/typedDates.ts';

/**
 * Evidence of the cells of a column about the order of their dates: `DMY` or `MDY` where a number over 12 settles it,
 * `either` where nothing does, `mixed` where some are of one and some of the other; null for a column without such dates.
 */
export type DateEvidence = DateOrder | 'either' | 'mixed' | null;
export const dateEvidences = ['DMY', 'MDY', 'either', 'mixed'] as const;

const numbered = /^\s*(\d{1,2})([-/])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/;

function evidenceOf(cell: string): DateEvidence {
  const [, first, , second] = numbered.exec(cell) ?? [];
  // The third of March is the same in either order.
  if (first === undefined || second === undefined || Number(first) === Number(second)) return null;
  if (Number(first) > 12) return Number(second) > 12 ? null : 'DMY';
  return Number(second) > 12 ? 'MDY' : 'either';
}

function together(former: DateEvidence, next: DateEvidence): DateEvidence {
  if (next === null || former === next) return former;
  if (former === null || former === 'either') return next;
  return next === 'either' ? former : 'mixed';
}

/** Returns the evidence of the columns after a further row. */
export function withRow(evidence: readonly DateEvidence[], cells: readonly string[]): readonly DateEvidence[] {
  const width = Math.max(evidence.length, cells.length);
  return Array.from({ length: width }, (_, index) => together(evidence[index] ?? null, evidenceOf(cells[index] ?? '')));
}

/** Returns the order that the cells of a column settle themselves; undefined where a person has to say. */
export function settledOrder(evidence: DateEvidence | undefined): DateOrder | undefined {
  return evidence === 'DMY' || evidence === 'MDY' ? evidence : undefined;
}
