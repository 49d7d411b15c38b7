import { matrixLevels } from '../../../schema/access/levels.ts';
import { resources, wireName } from '../../../schema/access/resources.ts';
import { answerSchema, version } from '../../../schema/derive/jsonSchema.ts';
import type { JsonSchema } from '../../../schema/fields/field.ts';
import { boolean, string, uuid } from '../../../schema/fields/schemas.ts';

/** The roles that a membership can have; those above the agencies are not given here. */
export const membershipRoles = ['agency', 'staff'] as const;
export type MembershipRole = (typeof membershipRoles)[number];

const featureAccess: JsonSchema = { type: ['string', 'null'], enum: ['FullAccess', 'ViewOnly', null] };
const levels: JsonSchema = { type: 'array', items: { type: 'string', enum: matrixLevels } };
/** How often the rights were changed: never, at first. */
const changes: JsonSchema = { ...version, minimum: 0 };

const row: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', enum: resources.map(wireName) },
    displayName: string,
    featureAccess,
    fullDataAccess: boolean,
    resourceAccesses: levels,
    resourceAccessOptions: levels,
    hidden: boolean,
    permission: { type: 'integer', enum: [0, 1] },
  },
};

/** What somebody of the agency may do, as GET and PUT answer it. */
export const rightsAnswer = answerSchema({
  type: 'object',
  properties: {
    userId: uuid,
    role: { type: ['string', 'null'], enum: [...membershipRoles, null] },
    version: changes,
    permissions: { type: 'object', properties: { canUpdate: boolean } },
    resources: { type: 'array', items: row },
  },
});

export const rightsQuery: JsonSchema = {
  type: 'object',
  properties: { id: uuid },
  required: ['id'],
  additionalProperties: false,
};

/** What a change says: names and sets are read by `readGrants`, which says what is wrong with each. */
export const rightsChange: JsonSchema = {
  type: 'object',
  properties: {
    userId: uuid,
    version: changes,
    role: { type: 'string', enum: membershipRoles },
    resources: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        properties: {
          name: string,
          featureAccess,
          fullDataAccess: boolean,
          resourceAccesses: { type: 'array', maxItems: 10, items: string },
        },
        required: ['name'],
        additionalProperties: false,
      },
    },
  },
  required: ['userId'],
  additionalProperties: false,
};
