import { addToDay } from '../../../../schema/rules/dates.ts';
import type { RecurrenceSetting } from '../../../../schema/rules/recurrence.ts';
import type { Reached } from '../../../engine/engine.ts';
import { findRecords } from '../../../engine/reading/readOne.ts';
import type { Update } from '../../../engine/many/updateMany.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { wholeRecords } from '../../../engine/reading/whole.ts';
import { bodyFor, datesAt, editOf, placeAfter, type SeriesEdit } from './edit.ts';
import { matchDays, type Candidate, type Matched } from './match.ts';
import { putPlaces, type Member, type Place } from './occurrences.ts';
import { ownFields } from './own.ts';
import { plannedDays, settingKey } from './plan.ts';
import { leftIn, dropTasks, memberOf, writeCommon, type Asked, type SeriesWrite } from './reaching.ts';
import { insertAlike } from './series.ts';
import { dated, patternOf, withTimes, type Dated } from './walls.ts';

type Body = Readonly<Record<string, unknown>>;

/** The rule of the tasks before a change of it: it ends with the last one of them. */
function endedBefore(setting: RecurrenceSetting, earlier: readonly Member[]): RecurrenceSetting {
  const last = earlier.at(-1)?.day ?? '';
  const end =
    setting.end.type === 'ON'
      ? ({ type: 'ON', date: last } as const)
      : ({ type: 'AFTER', count: earlier.length } as const);
  return { ...setting, end };
}

/** Ends the series before the tasks that a write reaches: the rule of the earlier ones that are not completed. */
async function endEarlier(write: SeriesWrite): Promise<void> {
  const { members, from, record, engine, actor } = write;
  const setting = record[settingKey] as RecurrenceSetting | null;
  const earlier = members.filter(({ position }) => position < from);
  const open = earlier.filter(({ isGone, isCompleted }) => !isGone && !isCompleted).map(({ taskId }) => taskId);
  if (setting === null || open.length === 0) return;
  const found = await findRecords(engine, actor, 'task', open, { action: 'update' });
  const others = new Map([...found].map(([id, one]) => [id, one.record]));
  const body = { [settingKey]: endedBefore(setting, earlier) };
  await writeCommon(
    { ...write, others },
    [...others.keys()].map((id) => ({ id, body })),
  );
}

/** Takes the rule away: the task stays alone, and the others that the write reaches are deleted. */
async function endSeries(write: SeriesWrite, body: Body): Promise<Reached> {
  const { id, others } = write;
  await endEarlier(write);
  const changed = await writeCommon(write, [{ id, body: { ...body, [settingKey]: null, recurrenceId: null } }]);
  await dropTasks(write, [...others.keys()]);
  return { changed: changed + others.size, kept: leftIn(write) };
}

/** A new plan of the tasks that a write reaches. */
interface Plan {
  readonly edit: SeriesEdit;
  readonly matched: Matched;
  /** Places that are not filled: their tasks are completed, deleted, or not the actor's to write. */
  readonly blocked: readonly (Place & { readonly staysBehind: boolean })[];
  readonly ownOf: (member: Member) => ReadonlySet<string>;
  /** The place of the task itself follows from its own dates. */
  readonly isFromTask: boolean;
}

async function planOf(write: SeriesWrite, { after, changes }: Asked, setting: RecurrenceSetting): Promise<Plan | null> {
  const { engine, connection, actor, id, record, members, others, from } = write;
  const planned = patternOf(after);
  if (!planned) return null;
  const model = engine.model('task');
  const edit = editOf(model, record, after, changes);
  const first = members[0];
  const isFromTask = from > 0 || first === undefined || first.taskId === id;
  const days = plannedDays(isFromTask ? planned.day : addToDay(first.day, edit.moved), setting, planned.pattern);
  const reached = members.filter(({ taskId }) => taskId === id || others.has(taskId));
  const own = await ownFields(connection, actor, model, reached);
  const ownOf = ({ taskId }: Member) => own.get(taskId) ?? new Set<string>();
  const isReached = new Set(reached.map(({ taskId }) => taskId));
  const blocked = members
    .filter(({ position, taskId }) => position >= from && !isReached.has(taskId))
    // An open task that is not the actor's to write stays in the series that it was in.
    .map((one) => ({ ...placeAfter(one, edit), staysBehind: from > 0 && !one.isGone && !one.isCompleted }));
  const candidates = reached.map((member): Candidate => {
    const day = member.taskId === id && isFromTask ? planned.day : placeAfter(member, edit).day;
    return { member, day, isFixed: dated.some((name) => ownOf(member).has(name)) };
  });
  const matched = matchDays(days, new Set(blocked.map(({ day }) => day)), candidates);
  return { edit, matched, blocked, ownOf, isFromTask };
}

/**
 * Plans the tasks that a write reaches by another rule. Those whose day is in the new plan keep it, the others follow;
 * tasks that are missing are made, those that are too many deleted, unless something was changed on one alone. The days
 * of completed and of deleted tasks are not filled again.
 */
export async function replanSeries(write: SeriesWrite, asked: Asked): Promise<Reached> {
  const { connection, actor, id, others, from } = write;
  const setting = asked.after[settingKey] as RecurrenceSetting | null;
  const plan = setting && (await planOf(write, asked, setting));
  if (!plan) return endSeries(write, asked.body);
  const { edit, matched, ownOf } = plan;
  const isExcepted = ({ member }: Candidate) => member.taskId === id || ownOf(member).size > 0;
  const staying = matched.surplus.filter(isExcepted);
  const gone = matched.surplus.filter((one) => !isExcepted(one)).map(({ member }) => member.taskId);
  const series = from > 0 ? id : write.series;
  const common = { [settingKey]: setting, recurrenceId: series };
  const updates: Update[] = [];
  const places: Place[] = plan.blocked.filter(({ staysBehind }) => !staysBehind);
  let kept = leftIn(write) + staying.length;
  const put = ({ member, isFixed }: Candidate, day: string, names: readonly Dated[]) => {
    const place = { ...placeAfter(member, edit), day };
    places.push(place);
    if (member.taskId === id) {
      const dates = plan.isFromTask || isFixed ? {} : datesAt(place, edit.pattern, names);
      updates.push({ id, body: { ...asked.body, ...dates, ...common } });
      return;
    }
    const one = bodyFor(others.get(member.taskId) ?? {}, place, ownOf(member), edit, names);
    if (one.isKeeping && names.length > 0) kept += 1;
    updates.push({ id: member.taskId, body: { ...one.body, ...common } });
  };
  for (const [day, one] of matched.days) put(one, day, dated);
  for (const one of staying) put(one, one.day, []);
  if (from > 0) await endEarlier(write);
  const changed = await writeCommon(write, updates);
  await dropTasks(write, gone);
  const made = await fill(write, matched.empty, edit);
  const order = ({ day }: Place, other: Place) => (day < other.day ? -1 : day > other.day ? 1 : 0);
  await putPlaces(connection, actor, series, [...places, ...made].toSorted(order));
  return { changed: changed + gone.length + made.length, kept };
}

/** Creates the tasks that a new plan lacks, like the one that was changed. Returns their places. */
async function fill(write: SeriesWrite, days: readonly string[], edit: SeriesEdit): Promise<readonly Place[]> {
  const { engine, connection, actor, id } = write;
  if (days.length === 0 || edit.pattern === null) return [];
  requireRight(engine, actor, 'create', 'task');
  const [like] = await wholeRecords(engine, actor, engine.model('task'), [id]);
  const pattern = withTimes(edit.pattern, placeAfter(memberOf(write), edit));
  return insertAlike(engine, connection, actor, { like: like?.record ?? {}, pattern, days });
}
