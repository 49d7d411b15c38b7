import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { calendarCalls } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { blockKind } from '../../../../schema/areas/calendar/sources.ts';
import { isTimeZone, type Clock } from '../../../../schema/rules/dates.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import type { Engine } from '../../../engine/engine.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { exportCalendar } from './export.ts';
import { mayHaveBlocks } from './sources/blocks.ts';
import { calendarEntities, listCalendar, readItem, windowOfQuery } from './list.ts';
import { undatedIn } from './undated.ts';
import { withZones } from './zones.ts';

/** Registers the calls of the calendar (AB 7). */
export function registerCalendar(app: FastifyInstance, engine: Engine, clock: Clock): void {
  registerCall(app, calendarCalls.types, async ({ actor, query }) => {
    const all = engine.registry.all.filter(({ calendar }) => calendar !== undefined);
    const readable = query.checkPermission === false ? all : calendarEntities(engine, actor);
    const blocks = query.checkPermission === false || mayHaveBlocks(engine, actor) ? [{ kind: blockKind }] : [];
    return { data: [...readable.map(({ name }) => ({ kind: name })), ...blocks] };
  });
  registerCall(app, calendarCalls.list, async ({ actor, body }) => {
    const { data, isCut } = await listCalendar(engine, actor, body);
    const undated = await undatedIn(engine, actor, body);
    return {
      data: await withZones(engine, actor, data, windowOfQuery(body, actor)),
      isCut,
      ...(undated && { undated }),
    };
  });
  for (const call of [calendarCalls.task, calendarCalls.event] as const) {
    registerCall(app, call, async ({ actor, params, query: { timezoneId } }) => {
      if (timezoneId !== undefined && !isTimeZone(timezoneId)) throw invalid([fieldRefusal('timezoneId', 'timeZone')]);
      return { data: await readItem(engine, actor, engine.registry.get(call.access.entity), params.id) };
    });
  }
  const send = async (reply: FastifyReply, ...given: Parameters<typeof exportCalendar>) => {
    const { content, type, name } = await exportCalendar(...given);
    return reply.header('content-disposition', contentDisposition(name)).type(type).send(content);
  };
  registerCall(app, calendarCalls.export, ({ actor, body, reply }) => send(reply, engine, actor, body, clock()));
  registerCall(app, calendarCalls.exportPersonal, ({ actor, body, reply }) =>
    send(reply, engine, actor, { ...body, view: 'PERSONAL' }, clock()),
  );
}
