import { Type } from 'typebox';
import { closed, defineCalls, idOf, nullable, recordOf, uuid, version } from '../../../language/call.ts';
import { contract } from '../entities/contract.ts';
import { contractTemplate } from '../entities/contractTemplate.ts';
import { contractType } from '../entities/contractType.ts';
import { contractTerms } from '../settings/contractTerms.ts';

const named = Type.Object({ id: uuid, displayName: Type.String() });
const place = closed({
  previousId: Type.Optional(nullable(uuid)),
  afterId: Type.Optional(nullable(uuid)),
});
const placed = Type.Array(Type.Object({ id: uuid, version }));
const order = 'After `previousId`, else before `afterId`; null, or none, is an end of the list';

/** Calls about contracts besides those of the entity (AB 7, Contract type). */
export const contractCalls = defineCalls(contract.plural, {
  metadata: {
    route: 'GET /client/v1/contracts/metadata',
    access: { entity: contract.name, action: 'read' },
    summary: 'all that a contract can be made of: types, templates, terms and merge fields',
    answer: Type.Object({
      types: Type.Array(named),
      templates: Type.Array(
        Type.Object({ ...named.properties, typeId: nullable(uuid) }, { description: 'Without their texts' }),
      ),
      terms: Type.Array(Type.Object({ id: uuid, name: Type.String(), text: Type.String() })),
      mergeFields: Type.Array(Type.String(), {
        description: 'Written `{{client.displayName}}` in the text of a template',
      }),
    }),
  },
  text: {
    route: 'GET /client/v1/contracts/{id}/text',
    access: { entity: contract.name, action: 'read' },
    summary: 'the text of a contract: its template with what the contract says in place of the merge fields',
    params: { id: idOf(contract.name) },
    answer: Type.Object({
      text: Type.String({ description: 'Markdown; without a template, the terms' }),
      missing: Type.Array(Type.String(), {
        description: 'Merge fields without a value, or of which the caller may not know; they stay in the text',
      }),
    }),
  },
  renew: {
    route: 'POST /client/v1/contracts/{id}/renew',
    access: { entity: contract.name, action: 'update' },
    summary: 'renew a contract for a further period, now',
    params: { id: idOf(contract.name) },
    body: closed({ version: Type.Optional(version) }),
    answer: recordOf(contract),
  },
});

/** The types of contracts, besides the calls of the entity (AB 7). */
export const contractTypeCalls = defineCalls(contractType.plural, {
  formOptions: {
    route: 'GET /client/v1/contract-type/form-options',
    access: { entity: contractType.name, action: 'read' },
    summary: 'types that are offered, in their order',
    answer: Type.Array(named),
  },
  reorder: {
    route: 'PUT /client/v1/contract-type/{id}/reorder',
    access: { entity: contractType.name, action: 'update' },
    summary: 'put a type between two others',
    description: order,
    params: { id: idOf(contractType.name) },
    body: place,
    answer: placed,
  },
});

/** The order of the templates of contracts, besides the calls of the entity. */
export const contractTemplateCalls = defineCalls(contractTemplate.plural, {
  reorder: {
    route: 'PUT /client/v1/contract-template/{id}/reorder',
    access: { entity: contractTemplate.name, action: 'update' },
    summary: 'put a template between two others',
    description: order,
    params: { id: idOf(contractTemplate.name) },
    body: place,
    answer: placed,
  },
});

/** The terms of contracts by their names, besides the settings that keep them (AB 7, simplified term list). */
export const contractTermCalls = defineCalls('terms of contracts', {
  simplified: {
    route: 'GET /client/v1/terms/simplified',
    access: { entity: contractTerms.name, action: 'read' },
    summary: 'terms of contracts, by name alone',
    answer: Type.Array(Type.Object({ id: uuid, name: Type.String() })),
  },
});
