import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { templateCalls } from '../../../../schema/areas/tasks/calls/taskGroups.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import { projectGroup } from '../../../../schema/areas/work/entities/projectGroup.ts';
import type { TaskGroupItem } from '../../../../schema/areas/tasks/entities/taskGroupItem.ts';
import type { AnswerOf, CallBody } from '../../../../schema/language/call.ts';
import { isDay, isTimeZone, startOfDay } from '../../../../schema/rules/dates.ts';
import { maximumPageSize } from '../../../../schema/rules/limits.ts';
import { dayAtOffset } from '../../../../schema/rules/taskGroups.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { createRecord } from '../../../engine/writing/create.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import { holdRows } from '../../../engine/many/commitMany.ts';
import { insertMany } from '../../../engine/many/insertMany.ts';
import { removeMany, type Target } from '../../../engine/many/removeMany.ts';
import { findRecord, findRecords } from '../../../engine/reading/readOne.ts';
import { listRecords } from '../../../engine/reading/list.ts';
import { removeRecord } from '../../../engine/removal/remove.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { itemsOf } from './groupItems.ts';

type Asked = CallBody<typeof templateCalls.apply>;
type Made = AnswerOf<typeof templateCalls.apply>;
type GroupMade = NonNullable<Made['group']>;
type TakenBack = AnswerOf<typeof templateCalls.takeBack>;

const isGone = (reference: unknown) => (reference as { isDeleted?: boolean } | null)?.isDeleted === true;

/** The body of the task that an item means, whole day in a zone. */
function taskOf(
  item: TaskGroupItem,
  day: string,
  zone: string,
  { relatedToIds, linkToIds, assigneeId }: Asked,
  projectGroupId: string | undefined,
) {
  const own = isGone(item.assignee) ? null : item.assigneeId;
  return {
    summary: item.summary,
    priorityLevel: item.priorityLevel,
    typeId: isGone(item.type) ? null : item.typeId,
    description: item.description,
    assigneeId: own ?? assigneeId ?? null,
    dueDate: startOfDay(day, zone),
    dueDateTimeZone: zone,
    dueDateIsAllDay: true,
    ...(relatedToIds && { relatedToIds }),
    ...(linkToIds && { linkToIds }),
    ...(projectGroupId !== undefined && { projectGroupId }),
  };
}

/** Makes a group of a project that is called like a template, with a number where that name is taken there. */
async function makeGroup(engine: Engine, actor: Actor, projectId: string, name: string): Promise<GroupMade> {
  const filters = { projectIds: [projectId], displayName: name };
  const { data } = await listRecords(engine, actor, projectGroup.name, { filters, pageSize: maximumPageSize });
  const taken = new Set(data.map((one) => String(one['displayName']).toLowerCase()));
  let displayName = name;
  for (let number = 2; taken.has(displayName.toLowerCase()); number += 1) displayName = `${name} ${number}`;
  const { record } = await createRecord(engine, actor, projectGroup.name, { displayName, projectId });
  return { id: record.id, version: record.version, displayName };
}

/** Deletes a group that a template has made, unless it was changed or has other tasks by now. */
async function takeGroupBack(engine: Engine, actor: Actor, { id, version }: Required<Target>): Promise<void> {
  const found = await findRecords(engine, actor, projectGroup.name, [id], { action: 'read' });
  const group = found.get(id);
  if (group?.record.version !== version || !group.permissions.canDelete) return;
  const { data } = await listRecords(engine, actor, task.name, { filters: { projectGroupIds: [id] }, pageSize: 1 });
  if (data.length === 0) await removeRecord(engine, actor, projectGroup.name, id, version);
}

async function apply(engine: Engine, actor: Actor, asked: Asked, connection: Connection): Promise<Made> {
  const { record: group } = await findRecord(engine, actor, 'taskGroup', asked.templateId);
  const { startDay, timezoneId: zone = actor.timeZone } = asked;
  if (!isDay(startDay)) throw invalid([fieldRefusal('startDay', 'date')]);
  if (!isTimeZone(zone)) throw invalid([fieldRefusal('timezoneId', 'timeZone')]);
  const items = await itemsOf(engine, actor, group.id);
  if (items.length === 0) throw invalid([fieldRefusal('templateId', 'templateEmpty')]);
  const dayOf = (item: TaskGroupItem) => dayAtOffset(startDay, item.dayOffset, group['isWorkingDaysOnly'] === true);
  const ofProject = asked.projectId?.toLowerCase();
  const part =
    ofProject === undefined ? undefined : await makeGroup(engine, actor, ofProject, String(group['displayName']));
  const linked = ofProject === undefined ? asked : { ...asked, linkToIds: [...(asked.linkToIds ?? []), ofProject] };
  const bodies = items.map((item) => taskOf(item, dayOf(item), zone, linked, part?.id));
  const made = await insertMany(engine, actor, task.name, bodies, { connection });
  return {
    ...(part && { group: part }),
    tasks: made.map(({ id, version }, index) => ({
      id,
      version,
      summary: bodies[index]?.summary ?? '',
      dueDate: bodies[index]?.dueDate ?? null,
    })),
    unassigned: items.filter(({ assignee }) => isGone(assignee)).map(({ summary }) => summary),
  };
}

/** Deletes the tasks that nobody has changed since they were made, as one; the others are told. */
async function takeBack(
  engine: Engine,
  actor: Actor,
  made: readonly Required<Target>[],
  group: Required<Target> | undefined,
): Promise<TakenBack> {
  return engine.database.transaction(agencyOf(actor), async (connection) => {
    const here = within(engine, connection);
    const ids = made.map(({ id }) => id);
    await holdRows(engine, connection, actor, engine.model(task.name), ids);
    // Those that are gone, or out of reach by now, are neither deleted nor told.
    const found = await findRecords(here, actor, task.name, ids, { action: 'read' });
    const isSame = ({ id, version }: Required<Target>) => {
      const one = found.get(id);
      return one?.record.version === version && one.permissions.canDelete;
    };
    const [first, ...others] = made.filter(isSame);
    if (first) await removeMany(here, actor, task.name, [first, ...others], { connection });
    if (group) await takeGroupBack(here, actor, group);
    const kept = made.filter((one) => found.has(one.id) && !isSame(one));
    return {
      removed: first ? others.length + 1 : 0,
      kept: kept.map(({ id }) => ({ id, displayName: String(found.get(id)?.record['summary']) })),
    };
  });
}

/** Registers how the tasks of a template are made in one press, and taken back in one. */
export function registerTemplates(app: FastifyInstance, engine: Engine): void {
  registerCall(app, templateCalls.apply, async ({ actor, body, request }) => {
    const onOne = (connection: Connection) => apply(within(engine, connection), actor, body, connection);
    return once(engine, actor, request.headers['idempotency-key'], { template: body }, (connection) =>
      connection ? onOne(connection) : engine.database.transaction(agencyOf(actor), onOne),
    );
  });
  registerCall(app, templateCalls.takeBack, async ({ actor, body }) => {
    const unique = new Map(body.tasks.map((one) => [one.id.toLowerCase(), { ...one, id: one.id.toLowerCase() }]));
    return takeBack(engine, actor, [...unique.values()], body.group);
  });
}
