import type { FastifyInstance } from 'fastify';
import { customFieldCalls } from '../../../../schema/areas/settings/calls/customFields.ts';
import { allCustomFields } from '../../../engine/writing/customFields.ts';
import type { Engine } from '../../../engine/engine.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { registerChanging } from './changing.ts';
import { customFieldRules } from './rules.ts';
import { refreshSearched } from './searched.ts';

/** Registers the calls of the fields that agencies add (AB 3, Custom field), and the rules for adding them. */
export function registerCustomFields(app: FastifyInstance, engine: Engine): void {
  engine.beforeWrite('customField', customFieldRules(engine));
  engine.afterWrite('customField', refreshSearched(engine));
  registerChanging(app, engine);
  registerCall(app, customFieldCalls.all, ({ actor }) => allCustomFields(engine, actor));
}
