import type { RecurrenceSetting } from '../../../../schema/rules/recurrence.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Change } from '../../../engine/writing/changes.ts';
import { findRecord, findRecords, type WireRecord } from '../../../engine/reading/readOne.ts';
import type { Reached, ReachingWrite } from '../../../engine/engine.ts';
import { removeMany } from '../../../engine/many/removeMany.ts';
import { updateMany, type Update } from '../../../engine/many/updateMany.ts';
import { staleVersion } from '../../../engine/writing/update.ts';
import { changeOf, editOf, movedSetting, placeAfter } from './edit.ts';
import { dropPlaces, holdSeries, keepCommon, membersOf, movePlaces, type Member } from './occurrences.ts';
import { ownFields } from './own.ts';
import { settingKey } from './plan.ts';
import { dated } from './walls.ts';

/** A write of a task that reaches others of its series. */
export interface SeriesWrite extends ReachingWrite {
  readonly series: string;
  /** The task itself as it was. */
  readonly record: WireRecord;
  /** Every member of the series, in the order of its plan. */
  readonly members: readonly Member[];
  /** The position of the first task that it reaches. */
  readonly from: number;
  /** The other tasks that it reaches, which the actor may write, by their ids. */
  readonly others: ReadonlyMap<string, WireRecord>;
}

/** The change of the task itself, as it was judged. */
export interface Asked {
  readonly body: Readonly<Record<string, unknown>>;
  readonly changes: readonly Change[];
  readonly after: WireRecord;
}

/** Returns the series that a task is in; null if it is in none. */
export async function seriesOf({
  connection,
  actor,
  id,
}: Pick<ReachingWrite, 'connection' | 'actor' | 'id'>): Promise<string | null> {
  const { rows } = await connection.query<{ series: string }>({
    text: `select o.series_id as series from task_occurrence o join tasks t on t.agency_id = o.agency_id and t.id = o.task_id
      where o.agency_id = $1 and o.task_id = $2 and t.recurrence_id is not null and t.deleted_at is null`,
    values: [agencyOf(actor), id],
  });
  return rows[0]?.series ?? null;
}

/** Reads and locks the series of a task; null if the task is in none. Throws where it may not be written as asked. */
export async function openSeries(write: ReachingWrite, action: 'update' | 'delete'): Promise<SeriesWrite | null> {
  const { engine, connection, actor, id, version, reach } = write;
  const series = await seriesOf(write);
  if (series !== null) await holdSeries(connection, actor, series);
  const { record } = await findRecord(engine, actor, 'task', id, { action });
  if (version !== undefined && version !== record.version)
    throw await staleVersion(engine, actor, 'task', record, version);
  if (series === null) return null;
  const members = await membersOf(connection, actor, series);
  const own = members.find(({ taskId }) => taskId === id);
  if (!own) return null;
  const from = reach === 'ALL_TASKS' ? 0 : own.position;
  const reached = members.filter((one) => one.position >= from && !one.isGone && one.taskId !== id);
  const ids = reached.filter(({ isCompleted }) => !isCompleted).map(({ taskId }) => taskId);
  const found = await findRecords(engine, actor, 'task', ids, { action });
  const others = new Map([...found].map(([taskId, one]) => [taskId, one.record]));
  return { ...write, series, record, members, from, others };
}

/** Number of tasks that a write leaves as they are: those that are completed, or not the actor's to write. */
export function leftIn({ members, from, id, others }: SeriesWrite): number {
  const isLeft = ({ taskId, position, isGone }: Member) =>
    !isGone && position >= from && taskId !== id && !others.has(taskId);
  return members.filter(isLeft).length;
}

/**
 * Writes tasks for their series: the versions are kept, so that these values do not count as theirs alone. Returns the
 * number of tasks that were changed.
 */
export async function writeCommon(write: SeriesWrite, updates: readonly Update[]): Promise<number> {
  const { engine, connection, actor, record, others } = write;
  const versions = await updateMany(engine, actor, 'task', updates, { connection, cause: 'reach' });
  const before = new Map([...others, [record.id, record] as const]);
  const written = new Map([...versions].filter(([id, version]) => before.get(id)?.version !== version));
  await keepCommon(connection, actor, written);
  return written.size;
}

/** The place of the task itself. */
export const memberOf = ({ members, id }: SeriesWrite): Member => {
  const member = members.find(({ taskId }) => taskId === id);
  if (!member) throw new Error(`the task ${id} has no place in its series`);
  return member;
};

/** Changes tasks of a series as one of them, but for its rule. */
export async function editSeries(write: SeriesWrite, { body, changes, after }: Asked): Promise<Reached> {
  const { engine, connection, actor, id, record, members, from, others } = write;
  const model = engine.model('task');
  const edit = editOf(model, record, after, changes);
  const names = dated.filter((name) => edit.fields.has(name));
  const reached = members.filter(({ taskId }) => others.has(taskId));
  const own = await ownFields(connection, actor, model, reached);
  const setting = record[settingKey] as RecurrenceSetting | null;
  // A rule that names days of the week goes with its tasks.
  const isRuleMoved = edit.moved !== 0 && setting?.weekdays != null;
  const rule = isRuleMoved && setting ? { [settingKey]: movedSetting(setting, edit.moved) } : {};
  let kept = leftIn(write);
  const updates: Update[] = [{ id, body: { ...body, ...rule } }];
  for (const member of reached) {
    const other = others.get(member.taskId) ?? {};
    const one = changeOf(other, member, own.get(member.taskId) ?? new Set(), edit, names);
    if (one.isKeeping) kept += 1;
    updates.push({ id: member.taskId, body: { ...one.body, ...rule } });
  }
  const changed = await writeCommon(write, updates);
  // The plan moves as a whole, also the places of tasks that stay where they are.
  const places = members.filter(({ position, taskId }) => position >= from || taskId === id);
  if (names.length > 0) {
    await movePlaces(
      connection,
      actor,
      places.map((one) => placeAfter(one, edit)),
    );
  }
  return { changed, kept };
}

/** Deletes tasks of a series with one of them: restoring one of them restores them all. */
export async function removeSeries(write: SeriesWrite): Promise<Reached & { readonly version: number }> {
  const { engine, connection, actor, id, others } = write;
  const targets = [...others.keys()].map((taskId) => ({ id: taskId }));
  const options = { connection, cause: 'reach' } as const;
  const versions = await removeMany(engine, actor, 'task', [{ id }, ...targets], options);
  return { changed: versions.size, kept: leftIn(write), version: versions.get(id) ?? write.record.version };
}

/** Deletes tasks for which a changed plan has no place. */
export async function dropTasks(write: SeriesWrite, ids: readonly string[]): Promise<void> {
  const { engine, connection, actor } = write;
  const [first, ...rest] = ids.map((id) => ({ id }));
  if (!first) return;
  await removeMany(engine, actor, 'task', [first, ...rest], { connection, cause: 'reach' });
  await dropPlaces(connection, actor, ids);
}
