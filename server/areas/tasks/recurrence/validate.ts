import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { taskCalls } from '../../../../schema/areas/tasks/calls/tasks.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import { defaultsOfActor, type Actor } from '../../../../schema/access/access.ts';
import { defaultsOf } from '../../../../schema/derive/defaults.ts';
import { bodyRule, checkBody } from '../../../../schema/derive/rules.ts';
import { settledBody } from '../../../../schema/derive/settle.ts';
import { addToDay, isTimeZone } from '../../../../schema/rules/dates.ts';
import type { RecurrenceSetting } from '../../../../schema/rules/recurrence.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { daysBetween } from './expand.ts';
import { membersOf } from './occurrences.ts';
import { plannedDays, settingKey } from './plan.ts';
import { seriesOf } from './reaching.ts';
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

/** Days of a series that there is, from one of its tasks on. */
interface OwnDays {
  /** Tasks of the whole series. */
  readonly total: number;
  readonly days: readonly string[];
}

/** Returns the days of the series that a task is in, as far as its own rule is asked about; null where it is in none. */
async function ownDays(engine: Engine, actor: Actor, id: string, setting: RecurrenceSetting, day: string) {
  const { record } = await findRecord(engine, actor, task.name, id);
  if (!isDeepStrictEqual(record[settingKey], setting)) return null;
  return engine.database.transaction(agencyOf(actor), async (connection): Promise<OwnDays | null> => {
    const series = await seriesOf({ connection, actor, id: record.id });
    const members = series === null ? [] : await membersOf(connection, actor, series);
    const own = members.find(({ taskId }) => taskId === record.id);
    if (!own) return null;
    // An edit moves the tasks that follow with the one that is open.
    const moved = daysBetween(own.day, day);
    const there = members.filter(({ isGone }) => !isGone);
    const following = there.filter(({ position }) => position >= own.position);
    return { total: there.length, days: following.map((one) => addToDay(one.day, moved)) };
  });
}

/**
 * `POST /client/v1/tasks/validate-recurrence` (AB 7): the tasks that a rule would make, or those of the series that has it
 * already.
 */
export function registerValidation(app: FastifyInstance, engine: Engine): void {
  registerCall(app, taskCalls.validateRecurrence, async ({ actor, body }) => {
    const { timezoneId, id, ...given } = body;
    const values = await judged(engine, actor, given, timezoneId);
    const setting = values['recurrenceSetting'] as RecurrenceSetting | null;
    const planned = patternOf(values);
    if (setting === null || planned === null) {
      return { total: 1, left: 1, next: [datesOf(values)], last: datesOf(values) };
    }
    const own = id ? await ownDays(engine, actor, id, setting, planned.day) : null;
    const days = own?.days ?? plannedDays(planned.day, setting, planned.pattern);
    const on = (day: string) => datesOf(datesOn(day, planned.pattern));
    const [next, last] = [days.slice(0, shown).map(on), on(days.at(-1) ?? planned.day)];
    return { total: own?.total ?? days.length, left: days.length, next, last };
  });
}
