import { Type } from 'typebox';
import { closed, defineCalls, nullable, text, uuid } from '../../../language/call.ts';
import { instantSchema } from '../../../fields/schemas.ts';
import { timeZoneLimit } from '../../../rules/limits.ts';
import { task } from '../entities/task.ts';

const moment = Type.Unsafe<number>({ ...instantSchema });
const optional = {
  moment: Type.Optional(nullable(moment)),
  zone: Type.Optional(nullable(text(timeZoneLimit))),
  flag: Type.Optional(Type.Boolean()),
};
const dates = Type.Object({ startDate: nullable(moment), dueDate: nullable(moment) });

/** Calls of tasks besides those of the entity (AB 7). */
export const taskCalls = defineCalls(task.plural, {
  validateRecurrence: {
    route: `POST ${task.api.base}/validate-recurrence`,
    access: { entity: task.name, action: 'read' },
    summary: 'The tasks that a rule would make',
    description: 'A rule or a date that a write would refuse is refused in the same way. Nothing is written.',
    isReading: true,
    body: closed({
      recurrenceSetting: Type.Unsafe<object | null>({
        type: ['object', 'null'],
        additionalProperties: true,
        examples: [{ repeat: 'DAILY', end: { type: 'AFTER', count: 3 } }],
      }),
      startDate: optional.moment,
      startDateTimeZone: optional.zone,
      startDateIsAllDay: optional.flag,
      dueDate: optional.moment,
      dueDateTimeZone: optional.zone,
      dueDateIsAllDay: optional.flag,
      timezoneId: Type.Optional(Type.String({ maxLength: timeZoneLimit, description: 'Of dates without a zone' })),
      id: Type.Optional(nullable(Type.Unsafe<string>({ ...uuid, description: 'The task that has the rule already' }))),
    }),
    answer: Type.Object({
      total: Type.Integer({ description: 'Of the whole series' }),
      left: Type.Integer({ description: 'From the task on, which is one of them' }),
      next: Type.Array(dates, { description: 'The first five from the task on' }),
      last: dates,
    }),
  },
});
