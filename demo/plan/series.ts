import { instantAt, startOfDay } from '../../schema/rules/dates.ts';
import type { RecurrenceSetting } from '../../schema/rules/recurrence.ts';
import { randomOf } from '../random.ts';
import { seriesTexts } from '../texts/series.ts';
import type { Office } from './office.ts';
import type { PlannedStaff } from './staff.ts';
import type { PlannedTask } from './tasks.ts';

/** Plans the first task of each of an agency's series; the others follow from its rule. */
export function planSeries({ profile, calendar }: Office, staff: readonly PlannedStaff[]): PlannedTask[] {
  const random = randomOf(`${profile.key} series`);
  const zone = profile.timeZone;
  const [director] = staff;
  return seriesTexts.map(({ summary, type, startsIn, time, rule }, index): PlannedTask => {
    const day = calendar.day(startsIn);
    const isAllDay = time === undefined;
    const dueDate = isAllDay ? startOfDay(day, zone) : instantAt(day, time, zone);
    const recurrenceSetting: RecurrenceSetting = { weekdays: null, monthly: null, ...rule };
    return {
      entity: 'task',
      key: `series/${index + 1}`,
      at: calendar.now - 3_600_000,
      by: director?.key ?? null,
      body: { summary, dueDate, dueDateTimeZone: zone, dueDateIsAllDay: isAllDay, recurrenceSetting },
      refs: {
        typeId: `TASK_TYPE/${type}`,
        assigneeId: index % 2 === 0 && director ? director.key : random.pick(staff).key,
      },
    };
  });
}
