import { registry } from '../../../../schema/index.ts';
import { categoriesFrom, categoriesOfSteps } from '../../../../schema/language/statuses/statusMoves.ts';
import type { StatusType } from '../../../../schema/rules/statuses.ts';
import { refusalOf } from '../../../dataProvider/refusal.ts';
import type { RelatedData } from '../../../views/removal/RemovalContext.ts';
import type { CategoryRow, StatusRow } from './useStatusRows.ts';

/** Returns how many records need a status, as a refusal tells it; null for any other error. */
export function usageIn(error: unknown): RelatedData | null {
  const refusal = refusalOf(error);
  const isInUse = refusal?.key === 'relatedData' || refusal?.key === 'stillNeeded';
  return isInUse && refusal.data !== undefined ? (refusal.data as RelatedData) : null;
}

/** Returns the category that a status cannot leave, since steps lead there and it is its last one; null if it can. */
export function categoryNeeding(
  type: StatusType,
  categories: readonly CategoryRow[],
  statuses: readonly StatusRow[],
  { categoryId }: StatusRow,
): CategoryRow | null {
  const category = categories.find(({ id }) => id === categoryId);
  const isLast = statuses.filter((one) => one.categoryId === categoryId).length === 1;
  const isEntered = category !== undefined && categoriesOfSteps(registry.all, type).includes(category.code);
  return isLast && isEntered ? category : null;
}

/** A status to which records can be moved, with its category. */
export interface Target {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

/**
 * Returns the statuses to which the records of others can be moved: those of shown categories into which they may step.
 * @param going the statuses that go, all of one category
 */
export function targetsOf(
  type: StatusType,
  categories: readonly CategoryRow[],
  statuses: readonly StatusRow[],
  going: readonly StatusRow[],
): readonly Target[] {
  const from = categories.find(({ id }) => id === going[0]?.categoryId);
  const open = from ? categoriesFrom(registry.all, type, from.code) : [];
  return categories
    .filter(({ code, isHidden }) => !isHidden && (open === null || open.includes(code)))
    .flatMap((category) =>
      statuses
        .filter((one) => one.categoryId === category.id && !going.includes(one))
        .map(({ id, statusName }) => ({ id, name: statusName, category: category.displayName })),
    );
}
