import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { templateCalls } from '../../../../schema/areas/work/calls/taskGroups.ts';
import { task } from '../../../../schema/areas/work/entities/task.ts';
import type { TaskGroupItem } from '../../../../schema/areas/work/entities/taskGroupItem.ts';
import type { AnswerOf, CallBody } from '../../../../schema/language/call.ts';
import { isDay, isTimeZone, startOfDay } from '../../../../schema/rules/dates.ts';
import { dayAtOffset } from '../../../../schema/rules/taskGroups.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import { holdRows } from '../../../engine/many/commitMany.ts';
import { insertMany } from '../../../engine/many/insertMany.ts';
import { removeMany, type Target } from '../../../engine/many/removeMany.ts';
import { findRecord, findRecords } from '../../../engine/reading/readOne.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { itemsOf } from './groupItems.ts';

type Asked = CallBody<typeof templateCalls.apply>;
type Made = AnswerOf<typeof templateCalls.apply>;
type TakenBack = AnswerOf<typeof templateCalls.takeBack>;

const isGone = (reference: unknown) => (reference as { isDeleted?: boolean } | null)?.isDeleted === true;

/** The body of the task that an item means, whole day in a zone. */
function taskOf(item: TaskGroupItem, day: string, zone: string, { relatedToIds, linkToIds, assigneeId }: Asked) {
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
  };
}

async function apply(engine: Engine, actor: Actor, asked: Asked, connection?: Connection): Promise<Made> {
  const { record: group } = await findRecord(engine, actor, 'taskGroup', asked.templateId);
  const { startDay, timezoneId: zone = actor.timeZone } = asked;
  if (!isDay(startDay)) throw invalid([fieldRefusal('startDay', 'date')]);
  if (!isTimeZone(zone)) throw invalid([fieldRefusal('timezoneId', 'timeZone')]);
  const items = await itemsOf(engine, actor, group.id);
  if (items.length === 0) throw invalid([fieldRefusal('templateId', 'templateEmpty')]);
  const dayOf = (item: TaskGroupItem) => dayAtOffset(startDay, item.dayOffset, group['isWorkingDaysOnly'] === true);
  const bodies = items.map((item) => taskOf(item, dayOf(item), zone, asked));
  const made = await insertMany(engine, actor, task.name, bodies, connection ? { connection } : {});
  return {
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
async function takeBack(engine: Engine, actor: Actor, made: readonly Required<Target>[]): Promise<TakenBack> {
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
    requireRight(engine, actor, 'create', task.name);
    return once(engine, actor, request.headers['idempotency-key'], { template: body }, (connection) =>
      apply(connection ? within(engine, connection) : engine, actor, body, connection),
    );
  });
  registerCall(app, templateCalls.takeBack, async ({ actor, body }) => {
    requireRight(engine, actor, 'delete', task.name);
    const unique = new Map(body.tasks.map((one) => [one.id.toLowerCase(), { ...one, id: one.id.toLowerCase() }]));
    return takeBack(engine, actor, [...unique.values()]);
  });
}
