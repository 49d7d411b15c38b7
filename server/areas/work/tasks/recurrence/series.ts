import type { Actor } from '../../../../../schema/access/access.ts';
import type { RecurrenceSetting } from '../../../../../schema/rules/recurrence.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../../errors.ts';
import type { Connection } from '../../../../database/pools.ts';
import { createdChanges, writtenKeys } from '../../../../engine/changes.ts';
import { makerOf, type Judged } from '../../../../engine/create.ts';
import { within, type Engine } from '../../../../engine/engine.ts';
import type { WriteIntent } from '../../../../engine/events.ts';
import { setFirstStatuses } from '../../../../engine/firstStatus.ts';
import { insertJudged } from '../../../../engine/many/insertMany.ts';
import { requireRight } from '../../../../engine/requireRight.ts';
import { hasOthers, putPlaces } from './occurrences.ts';
import { plannedDays, settingKey } from './plan.ts';
import { datesOn, patternOf } from './walls.ts';

type Values = Readonly<Record<string, unknown>>;

/** Is the status of a record, as answers carry it, one of those that are done? */
export function isCompleted(record: Values): boolean {
  const status = record['status'] as { readonly categoryCode?: string } | null | undefined;
  return status?.categoryCode === 'COMPLETED';
}

/**
 * Creates further tasks of a series, alike but for their days, in one statement. They were judged with the first one,
 * whose values they have: only the days differ. Returns their ids in the order of the days.
 * @param like a task of the series as it was read back, with every field
 */
export async function insertAlike(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  like: Values,
  days: readonly string[],
): Promise<readonly string[]> {
  const planned = patternOf(like);
  if (days.length === 0 || planned === null) return [];
  const here = within(engine, connection);
  const model = engine.model('task');
  const first: Record<string, unknown> = Object.fromEntries(writtenKeys(model).map((key) => [key, like[key]]));
  if (isCompleted(like)) first['statusId'] = null;
  await setFirstStatuses(here, actor, model, first);
  Object.assign(first, { completedDate: null, creatorId: actor.staffId });
  const maker = makerOf(engine, actor, model, first);
  const judged = days.map((day): Judged => {
    const after = { ...first, ...datesOn(day, planned.pattern) };
    return { after, changes: createdChanges(model, after), maker };
  });
  const made = await insertJudged(engine, connection, actor, 'task', judged, { cause: 'reach' });
  return made.map(({ id }) => id);
}

/** Does a write of one task alone say how it repeats? */
const saysRule = ({ cause, changes }: WriteIntent) =>
  cause !== 'reach' && changes.some(({ field }) => field === settingKey);

/**
 * Returns the series that a task begins by such a write; null if it begins none. Throws 400 where the rule is that of
 * other tasks too.
 */
async function begun(intent: WriteIntent, connection: Connection): Promise<string | null> {
  const { id, actor, before, after, cause } = intent;
  if (cause === 'undo') throw new RefusalError('invalid', 'nothingToUndo');
  if (after[settingKey] === null) return null;
  const series = before?.['recurrenceId'] as string | null | undefined;
  if (cause === 'bulk' || (series && (await hasOthers(connection, actor, series, id)))) {
    throw invalid([fieldRefusal(settingKey, 'recurrenceReach')]);
  }
  return id;
}

/**
 * Makes a series of a task that is given a rule, whatever writes it: all others are written in the same transaction. A
 * task that loses its rule leaves its series.
 */
export function makeSeries(engine: Engine): void {
  const hearing = { of: ['create', 'update'], when: saysRule } as const;
  engine.beforeWrite(
    'task',
    async (intent, connection) => ({ recurrenceId: await begun(intent, connection) }),
    hearing,
  );
  engine.afterWrite(
    'task',
    async ({ actor, id, action, after }, connection) => {
      const setting = after[settingKey] as RecurrenceSetting | null;
      const planned = patternOf(after);
      if (setting === null || planned === null) return;
      if (action === 'update') requireRight(engine, actor, 'create', 'task');
      const days = plannedDays(planned.day, setting, planned.pattern);
      const others = await insertAlike(engine, connection, actor, after, days.slice(1));
      const places = [id, ...others].map((taskId, index) => ({ taskId, day: days[index] ?? planned.day }));
      await putPlaces(connection, actor, id, places, planned.pattern);
    },
    hearing,
  );
}
