import type { FastifyInstance } from 'fastify';
import { taskCalls } from '../../../../../schema/areas/work/calls/tasks.ts';
import { task } from '../../../../../schema/areas/work/entities/task.ts';
import { defaultsOfActor, type Actor } from '../../../../../schema/access/access.ts';
import { defaultsOf } from '../../../../../schema/derive/defaults.ts';
import { bodyRule, checkBody } from '../../../../../schema/derive/rules.ts';
import { settledBody } from '../../../../../schema/derive/settle.ts';
import { isTimeZone } from '../../../../../schema/rules/dates.ts';
import type { RecurrenceSetting } from '../../../../../schema/rules/recurrence.ts';
import type { Engine } from '../../../../engine/engine.ts';
import { requireRight } from '../../../../engine/requireRight.ts';
import { fieldRefusal, invalid } from '../../../../errors.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { plannedDays } from './plan.ts';
import { datesOn, patternOf } from './walls.ts';

type Values = Readonly<Record<string, unknown>>;

const { startDate, dueDate, recurrenceSetting } = task.fields;
const fields = { startDate, dueDate, recurrenceSetting };
const rule = bodyRule(fields, 'create');

/** Number of tasks that are shown of a series. */
const shown = 5;

/** Dates in the zone that they are said in, or else in the one of the request, or of the actor. */
function withZone(values: Values, actor: Actor, timezoneId: unknown): Values {
  const zone = timezoneId ?? actor.timeZone;
  const filled = ['startDate', 'dueDate'].flatMap((name) =>
    values[name] == null ? [] : [[`${name}TimeZone`, values[`${name}TimeZone`] ?? zone] as const],
  );
  return { ...values, ...Object.fromEntries(filled) };
}

/** Judges the dates and the rule of a task as a write would; throws 400 with every fault. */
async function judged(engine: Engine, actor: Actor, given: Values, timezoneId: unknown): Promise<Values> {
  if (timezoneId !== undefined && !isTimeZone(String(timezoneId))) {
    throw invalid([fieldRefusal('timezoneId', 'timeZone')]);
  }
  const settled = settledBody(fields, withZone(given, actor, timezoneId), {}, defaultsOfActor(actor));
  const body = { ...defaultsOf(fields), ...settled };
  const { values, faults } = await checkBody(rule, body, { today: engine.today(actor) });
  if (faults.length > 0) throw invalid(faults.map(({ field, key, params }) => fieldRefusal(field, key, params)));
  return values;
}

const datesOf = (values: Values) => ({
  startDate: (values['startDate'] as number | null | undefined) ?? null,
  dueDate: (values['dueDate'] as number | null | undefined) ?? null,
});

/** `POST /client/v1/tasks/validate-recurrence` (AB 7): the tasks that a rule would make. */
export function registerValidation(app: FastifyInstance, engine: Engine): void {
  registerCall(app, taskCalls.validateRecurrence, async ({ actor, body }) => {
    requireRight(engine, actor, 'read', task.name);
    const { timezoneId, ...given } = body;
    const values = await judged(engine, actor, given, timezoneId);
    const setting = values['recurrenceSetting'] as RecurrenceSetting | null;
    const planned = patternOf(values);
    if (setting === null || planned === null) {
      return { total: 1, next: [datesOf(values)], last: datesOf(values) };
    }
    const days = plannedDays(planned.day, setting, planned.pattern);
    const on = (day: string) => datesOf(datesOn(day, planned.pattern));
    return { total: days.length, next: days.slice(0, shown).map(on), last: on(days.at(-1) ?? planned.day) };
  });
}
