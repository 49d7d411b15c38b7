import type { Actor } from '../../../../schema/access/access.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import type { RecurrenceSetting } from '../../../../schema/rules/recurrence.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import type { Connection } from '../../../database/pools.ts';
import { createdChanges, writtenKeys } from '../../../engine/writing/changes.ts';
import { makerOf, type Judged } from '../../../engine/writing/create.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import type { WriteIntent } from '../../../engine/writing/events.ts';
import { setFirstStatuses } from '../../../engine/writing/firstStatus.ts';
import { insertJudged } from '../../../engine/many/insertMany.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { hasOthers, putPlaces, type Place } from './occurrences.ts';
import { plannedDays, settingKey } from './plan.ts';
import { datesOn, patternOf, timesOf, type Pattern } from './walls.ts';

type Values = Readonly<Record<string, unknown>>;

/** Is the status of a record, as answers carry it, one of those that are done? */
export function isCompleted(record: Values): boolean {
  const status = record['status'] as { readonly categoryCode?: string } | null | undefined;
  return status?.categoryCode === 'COMPLETED';
}

/** Days of tasks to be made, and the task that they are like. */
export interface Alike {
  /** As it was read back, with every field. */
  readonly like: Values;
  /** Its dates, relative to its day. */
  readonly pattern: Pattern;
  readonly days: readonly string[];
}

/**
 * Creates further tasks of a series in one statement. They were judged with the one that they are like: only the days
 * differ. Returns their places, in the order of the days.
 */
export async function insertAlike(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  { like, pattern, days }: Alike,
): Promise<readonly Place[]> {
  if (days.length === 0) return [];
  const here = within(engine, connection);
  const model = engine.model('task');
  const first: Record<string, unknown> = Object.fromEntries(writtenKeys(model).map((key) => [key, like[key]]));
  if (isCompleted(like)) first['statusId'] = null;
  await setFirstStatuses(here, actor, model, first);
  Object.assign(first, { completedDate: null, creatorId: actor.staffId });
  const maker = makerOf(engine, actor, model, first);
  const judged = days.map((day): Judged => {
    const after = { ...first, ...datesOn(day, pattern) };
    return { after, changes: createdChanges(model, after), maker };
  });
  const made = await insertJudged(engine, connection, actor, 'task', judged, { cause: 'reach' });
  return made.map(({ id }, index) => ({ taskId: id, day: days[index] ?? '', ...timesOf(pattern) }));
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
    async ({ actor, id, action, after, acceptsClash }, connection) => {
      const setting = after[settingKey] as RecurrenceSetting | null;
      const planned = patternOf(after);
      if (setting === null || planned === null) return;
      if (action === 'update') requireRight(engine, actor, 'create', 'task');
      const { day, pattern } = planned;
      const [, ...days] = plannedDays(day, setting, pattern);
      const others = await insertAlike(engine, connection, actor, { like: after, pattern, days });
      await putPlaces(connection, actor, id, [{ taskId: id, day, ...timesOf(pattern) }, ...others]);
      const ids = [id, ...others.map(({ taskId }) => taskId)];
      await engine.judgeTogether(actor, { entity: task, ids, acceptsClash, connection });
    },
    hearing,
  );
}
