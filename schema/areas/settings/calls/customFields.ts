import { Type } from 'typebox';
import { closed, defineCalls, idOf, nullable, oneOf, recordOf, uuid, version } from '../../../language/call.ts';
import { customField } from '../entities/customField.ts';
import { customDataTypes, customPositionLast } from '../../../rules/customFields.ts';

const addedField = Type.Object({
  id: uuid,
  entity: Type.String(),
  label: Type.String(),
  dataType: oneOf(customDataTypes),
  helpText: Type.Optional(nullable(Type.String())),
  isRequired: Type.Optional(Type.Boolean()),
  section: Type.Optional(nullable(Type.String())),
  options: Type.Array(Type.Object({ id: uuid, value: Type.String(), isRetired: Type.Optional(Type.Boolean()) })),
});

const access = { entity: customField.name, action: 'update' } as const;

/** The fields that agencies add (AB 3, Custom field; the attribute configs of AB 7), besides the calls of the entity. */
export const customFieldCalls = defineCalls(customField.plural, {
  all: {
    route: 'GET /client/v1/custom-fields',
    access: 'signedIn',
    byKey: true,
    summary: 'fields that the agency added',
    answer: Type.Array(addedField),
  },
  setStatus: {
    route: 'PUT /client/v1/attribute-configs/{id}/status',
    access,
    summary: 'archive or restore a field',
    params: { id: idOf('customField') },
    // The handler refuses one without a status once the right has been passed.
    body: closed({
      status: Type.Optional(oneOf(customField.fields.status.choices, { examples: ['ARCHIVED'] })),
      version: Type.Optional(version),
    }),
    answer: recordOf(customField),
  },
  reorder: {
    route: 'PUT /client/v1/attribute-configs/reorder',
    access,
    summary: 'put fields into another order',
    body: closed({
      ids: Type.Optional(Type.Array(idOf('customField'), { minItems: 1, maxItems: customPositionLast })),
    }),
    answer: Type.Array(Type.Object({ id: uuid, version })),
  },
});
