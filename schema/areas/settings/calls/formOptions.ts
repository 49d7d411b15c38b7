import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  defineEntityCalls,
  pageOf,
  referenceShape,
  searched,
  type CallRoute,
} from '../../../language/call.ts';
import { choicesSchema, offersOf, type Asking, type Choice } from '../../../derive/offers.ts';
import type { AnyEntity } from '../../../language/entity.ts';

function choicesOf(entity: AnyEntity, asking: Asking, path: string) {
  const properties = Object.fromEntries(offersOf(entity, asking).map((offer) => [offer.key, choicesSchema(offer)]));
  return {
    route: `GET ${entity.api.base}/${path}` as CallRoute,
    access: { entity: entity.name, action: 'read' },
    summary: `what the ${asking === 'list' ? 'filters' : 'form'} of ${entity.plural} can be given`,
    answer: Type.Unsafe<Readonly<Record<string, readonly Choice[]>>>({ type: 'object', properties }),
  } as const;
}

/**
 * All that can be chosen, in one answer (AB 7, Cached form options): for the filters of a list, by its parameters (talents
 * and scouts have a second name for that); for a form, by the keys of its body.
 */
export const formOptionCalls = defineEntityCalls((entity) =>
  defineCalls(entity.plural, {
    list: choicesOf(entity, 'list', 'form-option-list'),
    save: choicesOf(entity, 'save', 'form-option-save'),
    ...(entity.root === 'talent' && { filters: choicesOf(entity, 'list', 'filter-option') }),
  }),
);

/** The partners that the caller may read, by name (AB 7). */
export const partnerOptionCalls = defineCalls('partners', {
  all: {
    route: 'GET /client/v1/clients/options',
    access: { entity: 'partner', action: 'read' },
    summary: 'partners to choose from, and the agency itself',
    query: closed({
      includeAgency: Type.Optional(Type.Boolean({ description: 'With the agency itself, first', examples: [true] })),
      ...searched,
    }),
    answer: pageOf(
      Type.Object({
        ...referenceShape.properties,
        kind: Type.String(),
        isDeleted: Type.Optional(Type.Boolean()),
      }),
    ),
  },
});
