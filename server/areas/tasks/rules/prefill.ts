import type { TaskRule } from '../../../../schema/areas/tasks/entities/taskRule.ts';
import type { WriteIntent, WritePatch } from '../../../engine/writing/events.ts';

const money = ['cost', 'extra', 'sale'] as const;
type Values = WriteIntent['after'];

const isEmpty = (values: Values, key: string) =>
  values[key] === null || values[key] === undefined || values[key] === '';

/** Causes that put back what was there: nothing is added to it. */
const restoring: readonly unknown[] = ['undo', 'merge', 'unmerge', 'restore'];

/** Does a write give a task its type? Further tasks of a series have the money of the first one. */
export function givesType({ action, cause, after, changes }: WriteIntent): boolean {
  if (restoring.includes(cause) || (action === 'create' && cause === 'reach')) return false;
  return !isEmpty(after, 'typeId') && changes.some(({ field }) => field === 'typeId');
}

/**
 * Returns the rule that fits a task best: that of its supplier, else of whom it is for, else the general one; of several
 * for the same, the newest.
 * @param rules the newest first
 */
function ruleFor(rules: readonly TaskRule[], after: Values): TaskRule | undefined {
  const related = (after['relatedToIds'] ?? []) as readonly string[];
  const parties = [after['supplierId'], ...related, null];
  return parties.flatMap((party) => rules.find(({ partyId }) => (partyId ?? null) === party) ?? [])[0];
}

/** Returns what a rule gives a task: all amounts, and whom to charge unless that is said. */
function given(rule: TaskRule, after: Values): WritePatch {
  const values = rule as unknown as Values;
  const amounts = money
    .filter((key) => !isEmpty(values, key))
    .map((key) => ({ [key]: values[key], [`${key}Currency`]: values[`${key}Currency`] }));
  const payer = isEmpty(after, 'chargeTo') &&
    rule.chargeTo !== null && {
      chargeTo: rule.chargeTo,
      ...(isEmpty(after, 'externalClient') && { externalClient: rule.externalClient }),
    };
  return Object.assign({}, ...amounts, payer || {}) as WritePatch;
}

/**
 * Fills the money of a task that gets a type (`givesType`) by the rule of that type, in the same write. A task that has an amount
 * already, by this write or from before, is left as it is.
 */
export async function fillMoney(
  { after }: Pick<WriteIntent, 'after'>,
  rulesOf: (typeId: string) => Promise<readonly TaskRule[]>,
): Promise<WritePatch | void> {
  if (money.some((key) => !isEmpty(after, key))) return;
  const rule = ruleFor(await rulesOf(String(after['typeId'])), after);
  return rule && given(rule, after);
}
