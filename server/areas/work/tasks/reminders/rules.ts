import { task } from '../../../../../schema/areas/work/entities/task.ts';
import { reminderUnits, type ReminderUnit } from '../../../../../schema/rules/reminders.ts';
import type { Engine } from '../../../../engine/engine.ts';
import { fieldRefusal, invalid } from '../../../../errors.ts';

const keys: readonly string[] = ['reminder', 'reminderAmount', 'reminderUnit'];

/** Refuses a custom reminder without a span, or with one of more than 31 days; others have none. */
export function checkReminders(engine: Engine): void {
  engine.beforeWrite(
    task.name,
    async ({ after }) => {
      const { reminder, reminderAmount: amount, reminderUnit: unit } = after;
      if (reminder !== 'CUSTOM')
        return amount === null && unit === null ? {} : { reminderAmount: null, reminderUnit: null };
      const missing = [
        ...(amount === null || amount === undefined ? [fieldRefusal('reminderAmount', 'required')] : []),
        ...(unit === null || unit === undefined ? [fieldRefusal('reminderUnit', 'required')] : []),
      ];
      if (missing.length > 0) throw invalid(missing);
      const max = reminderUnits[unit as ReminderUnit];
      if (Number(amount) > max) throw invalid([fieldRefusal('reminderAmount', 'tooLarge', { max })]);
      return {};
    },
    {
      of: ['create', 'update'],
      when: ({ action, changes }) => action === 'create' || changes.some(({ field }) => keys.includes(field)),
    },
  );
}
