import type { FastifyInstance } from 'fastify';
import { conversionCalls } from '../../../schema/areas/people/calls/conversions.ts';
import type { AnswerOf } from '../../../schema/language/call.ts';
import { undoConversion } from '../../engine/writing/convert.ts';
import type { Engine } from '../../engine/engine.ts';
import { answerOf } from '../../engine/states/offered.ts';
import { registerCall } from '../../plugins/callRoute.ts';

/** Registers the way back from a talent to the prospect that they were. */
export function registerConversions(app: FastifyInstance, engine: Engine): void {
  registerCall(app, conversionCalls.undo, async ({ actor, params, body }) => {
    const found = await undoConversion(engine, actor, 'talent', params.id, body?.version);
    return (await answerOf(engine, actor, 'scout', found)) as AnswerOf<typeof conversionCalls.undo>;
  });
}
