import type { FastifyInstance } from 'fastify';
import { formOptionCalls } from '../../../../schema/areas/settings/calls/formOptions.ts';
import { offersOf } from '../../../../schema/derive/offers.ts';
import type { Engine } from '../../../engine/engine.ts';
import { choicesFor } from '../../../engine/references/optionLists.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { registerPartnerOptions, type PartnerOptionsDeps } from './partnerOptions.ts';

/**
 * Registers what can be chosen, all in one answer (AB 7, Cached form options), for the lists and forms of each entity.
 */
export function registerFormOptions(app: FastifyInstance, engine: Engine, deps: PartnerOptionsDeps): void {
  for (const entity of engine.registry.all) {
    const { list, save, filters } = formOptionCalls.of(entity);
    for (const call of [list, save, ...(filters ? [filters] : [])]) {
      const offers = offersOf(entity, call === save ? 'save' : 'list');
      registerCall(app, call, ({ actor }) => choicesFor(engine, actor, entity, offers));
    }
  }
  registerPartnerOptions(app, engine, deps);
}
