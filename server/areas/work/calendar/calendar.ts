import type { FastifyInstance } from 'fastify';
import { calendarCalls } from '../../../../schema/areas/work/calls/calendar.ts';
import type { Engine } from '../../../engine/engine.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { calendarEntities, listCalendar } from './list.ts';

/** Registers the calls of the calendar (AB 7). */
export function registerCalendar(app: FastifyInstance, engine: Engine): void {
  registerCall(app, calendarCalls.types, async ({ actor, query }) => {
    const all = engine.registry.all.filter(({ calendar }) => calendar !== undefined);
    const readable = query.checkPermission === false ? all : calendarEntities(engine, actor);
    return { data: readable.map(({ name }) => ({ kind: name })) };
  });
  registerCall(app, calendarCalls.list, ({ actor, body }) => listCalendar(engine, actor, body));
}
