import { taskLimit } from '../../../../schema/rules/limits.ts';
import type { RecurrenceSetting } from '../../../../schema/rules/recurrence.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { daysOf } from './expand.ts';
import { isKeepable, type Pattern } from './walls.ts';

/** The wire key of a task's rule. */
export const settingKey = 'recurrenceSetting';

/**
 * Returns the days of a series, from its first one on. Throws 400 if there are more of them than a series may have,
 * with the last possible day, or if the last one cannot be kept.
 */
export function plannedDays(first: string, setting: RecurrenceSetting, pattern: Pattern): readonly string[] {
  if (!isKeepable(first, pattern)) throw invalid([fieldRefusal(settingKey, 'recurrenceTooLate')]);
  const days = daysOf(first, setting, taskLimit + 1);
  const last = days[taskLimit - 1];
  if (days.length > taskLimit && last !== undefined) {
    throw invalid([fieldRefusal(settingKey, 'recurrenceTooMany', { max: taskLimit, day: last })]);
  }
  if (!days.every((day) => isKeepable(day, pattern))) throw invalid([fieldRefusal(settingKey, 'recurrenceTooLate')]);
  return days;
}
