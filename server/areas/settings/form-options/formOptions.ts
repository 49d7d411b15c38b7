import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../../schema/derive/jsonSchema.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Engine } from '../../../engine/engine.ts';
import { requireRight } from '../../../engine/right.ts';
import { callerOf } from '../../../plugins/session.ts';
import { choicesFor, choicesSchema, offersOf, type Asking } from '../../../engine/optionLists.ts';
import { registerPartnerOptions, type PartnerOptionsDeps } from './partnerOptions.ts';

function registerChoices(app: FastifyInstance, engine: Engine, entity: AnyEntity, path: string, asking: Asking): void {
  const offers = offersOf(entity, asking);
  const properties = Object.fromEntries(offers.map((offer) => [offer.key, choicesSchema(offer)]));
  app.get(
    `${entity.api.base}/${path}`,
    {
      config: { access: { entity: entity.name, action: 'read' } },
      schema: {
        tags: [entity.plural],
        summary: `what the ${asking === 'list' ? 'filters' : 'form'} of ${entity.plural} can be given`,
        response: { 200: answerSchema({ type: 'object', properties }) },
      },
    },
    async (request) => {
      const actor = callerOf(request);
      requireRight(engine, actor, 'read', entity.name);
      return { responseData: await choicesFor(engine, actor, entity, offers) };
    },
  );
}

/**
 * What can be chosen, all in one answer (AB 7, Cached form options): `GET {base}/form-option-list` for the filters of a list, by
 * its parameters (talents and scouts call it `filter-option` too); `GET {base}/form-option-save` for a form, by the keys of its
 * body; and `GET clients/options`.
 */
export function registerFormOptions(app: FastifyInstance, engine: Engine, deps: PartnerOptionsDeps): void {
  for (const entity of engine.registry.all) {
    registerChoices(app, engine, entity, 'form-option-list', 'list');
    registerChoices(app, engine, entity, 'form-option-save', 'save');
    if (entity.root === 'talent') registerChoices(app, engine, entity, 'filter-option', 'list');
  }
  registerPartnerOptions(app, engine, deps);
}
