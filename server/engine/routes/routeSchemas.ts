import { boardAnswerSchema, boardSchema, moveSchema, sumsSchema } from '../../../schema/derive/boardSchemas.ts';
import {
  answerSchema,
  changeSchema,
  clashProperties,
  createSchema,
  duplicateSchema,
  duplicatesSchema,
  fieldsProperty,
  historySchema,
  listSchema,
  mergeSchema,
  mergedSchema,
  pageProperties,
  pageSchema,
  reachProperties,
  reachedProperties,
  recordSchema,
  refusalSchema,
  takesWithProperties,
  updateSchema,
  version,
  writableProperties,
} from '../../../schema/derive/jsonSchema.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { boolean, closed, nullable, reference, string, uuid } from '../../../schema/fields/schemas.ts';
import type { JsonSchema } from '../../../schema/fields/field.ts';
import { kindOf } from '../../../schema/fields/kinds.ts';
import type { RefOptions } from '../../../schema/fields/ref.ts';
import type { Operation, Route } from '../../../schema/language/operations.ts';
import type { Step } from '../../../schema/language/records/stepRoutes.ts';
import { declaredSteps } from '../../../schema/language/states.ts';
import { keywordLimit, maximumPageSize, timeZoneLimit, valuesLimit } from '../../../schema/rules/limits.ts';
import { itemSets, type SetRoute } from '../../../schema/language/sets.ts';
import { framesType, mediaTypes } from '../export/mediaTypes.ts';

interface RouteSchema {
  readonly params?: JsonSchema;
  readonly querystring?: JsonSchema;
  readonly body?: JsonSchema;
  readonly response: JsonSchema;
  readonly summary: string;
  readonly tags: readonly string[];
}

const refused = { '4xx': { $ref: 'Refusal#' }, '5xx': { $ref: 'Refusal#' } };

const recordName = ({ name }: AnyEntity) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
/** The record of an entity as an answer refers to it (`sharedSchemas`). */
export const recordRef = (entity: AnyEntity): JsonSchema => ({ $ref: `${recordName(entity)}#` });

/** The schemas that many routes share, each once: every entity's record, and the refusal. */
export function sharedSchemas(entities: readonly AnyEntity[]): readonly JsonSchema[] {
  const records = entities.map((entity) => ({ $id: recordName(entity), ...recordSchema(entity) }));
  return [...records, { $id: 'Refusal', ...refusalSchema }];
}

/** A write's body names the record where the path does not. */
function target(route: Route, more: Record<string, JsonSchema> = {}): JsonSchema {
  const hasId = !route.path.includes('{id}');
  return closed({ version, ...more, ...(hasId && { id: uuid }) }, hasId ? ['id'] : []);
}

/** A body that may be absent altogether, unless something has to be in it. */
function mayBeAbsent(body: JsonSchema): JsonSchema {
  return 'required' in body ? body : nullable(body);
}

/** The fields that records have in common with what they point to, by which a picker narrows what it offers. */
function sameSchemas({ fields }: AnyEntity): Record<string, JsonSchema> {
  const names = new Set(Object.values(fields).flatMap((field) => (field as RefOptions).same ?? []));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const field = fields[name];
      return field
        ? kindOf(field)
            .columns(name, field)
            .map(({ key, schema }) => [key, schema])
        : [];
    }),
  );
}

/** Items that many records get in their sets, or lose, by the wire key of each set. */
function setsSchemas(entity: AnyEntity): Record<string, JsonSchema> {
  const ids = { type: 'array', items: uuid, minItems: 1, maxItems: valuesLimit };
  const sets = Object.fromEntries(itemSets(entity).map(({ key }) => [key, ids]));
  if (Object.keys(sets).length === 0) return {};
  const some = { ...closed(sets), minProperties: 1 };
  return { add: some, remove: some };
}

const integer: JsonSchema = { type: 'integer' };
const valueCount: JsonSchema = {
  type: 'object',
  properties: { value: { type: ['string', 'integer', 'null'] }, total: integer },
};
/**
 * All records of a list; those of each value of a filter, by parameter; the deleted ones; those of each set of filters; and
 * the sums of its amounts.
 */
const countSchema = ({ list: { sums } }: AnyEntity): JsonSchema => ({
  type: 'object',
  properties: {
    total: integer,
    counts: { type: 'object', additionalProperties: { type: 'array', items: valueCount } },
    deleted: integer,
    each: { type: 'object', additionalProperties: integer },
    ...(sums && { sums: sumsSchema(sums) }),
  },
});

function requestOf(entity: AnyEntity, route: Route): Pick<RouteSchema, 'body' | 'querystring'> {
  const list = (part: 'list' | 'count' | 'export') =>
    route.method === 'GET'
      ? { querystring: listSchema(entity, part, { isQuery: true }) }
      : { body: listSchema(entity, part, { isFurther: 'list' in route }) };
  switch (route.operation) {
    case 'list':
    case 'count':
    case 'export':
      return list(route.operation);
    case 'versions': {
      const ids = { type: 'array', items: uuid, minItems: 1, maxItems: maximumPageSize };
      return { body: closed({ ids }, ['ids']) };
    }
    case 'one':
      return { querystring: closed({ timezoneId: { ...string, maxLength: timeZoneLimit }, fields: fieldsProperty }) };
    case 'create':
      return { body: createSchema(entity) };
    case 'update':
      return { body: updateSchema(entity, !route.path.includes('{id}')) };
    case 'delete': {
      const more = { checkRelatedData: boolean, ...reachProperties(entity), ...takesWithProperties(entity) };
      if (route.method !== 'DELETE') return { body: target(route, more) };
      const querystring = closed({ version, ...more });
      return entity.api.reach ? { querystring, body: nullable(querystring) } : { querystring };
    }
    case 'restore':
      return { body: mayBeAbsent(target(route, clashProperties(entity))) };
    case 'bulk': {
      const row = closed({ id: uuid, version }, ['id']);
      const ids = { type: 'array', items: row, minItems: 1, maxItems: valuesLimit };
      const change = { change: changeSchema(entity), ...setsSchemas(entity), ...clashProperties(entity) };
      return { body: closed({ ids, ...change, delete: boolean, restore: boolean, undo: boolean }, ['ids']) };
    }
    case 'options': {
      const ids = { type: 'array', items: uuid, maxItems: valuesLimit };
      const keyword = { ...string, maxLength: keywordLimit };
      const asked = { field: string, kind: string, keyword, ids, withHidden: boolean, checkPermission: boolean };
      const reached = { of: uuid, isNew: boolean, fields: fieldsProperty };
      const isAmong = Object.values(entity.fields).some((field) => (field as RefOptions).among !== undefined);
      const among = isAmong ? { amongIds: ids } : {};
      return { querystring: closed({ ...sameSchemas(entity), ...asked, ...reached, ...among, ...pageProperties }) };
    }
    case 'history':
      return { querystring: closed(pageProperties) };
    case 'duplicates':
      return { querystring: duplicatesSchema(entity) };
    case 'merge':
      return { body: mergeSchema };
    case 'unmerge':
      return { body: closed({ version, mergeId: uuid }, ['version', 'mergeId']) };
    case 'merged':
      return {};
    case 'board':
      return { body: boardSchema(entity) };
    case 'move':
      return { body: moveSchema(entity, !route.path.includes('{id}')) };
  }
}

/** Choices of one list: codes or ids, with their names. */
const choices: JsonSchema = {
  type: 'array',
  items: { type: 'object', properties: { id: { type: ['string', 'integer'] }, displayName: string } },
};

function answerOf(entity: AnyEntity, operation: Operation): JsonSchema {
  switch (operation) {
    case 'list':
      return pageSchema(recordRef(entity));
    case 'count':
      return countSchema(entity);
    case 'versions': {
      const row = { type: 'object', properties: { id: uuid, version } };
      return { type: 'object', properties: { versions: { type: 'array', items: row } } };
    }
    case 'one':
    case 'update': {
      // Only a write that reaches others tells of them.
      const { properties } = recordSchema(entity) as { properties: object };
      return entity.api.reach
        ? { type: 'object', properties: { ...properties, ...reachedProperties(entity) } }
        : recordRef(entity);
    }
    case 'create':
    case 'restore':
    case 'merge':
    case 'move':
      return recordRef(entity);
    case 'delete':
      return { type: 'object', properties: { id: uuid, version, ...reachedProperties(entity) } };
    case 'bulk': {
      const refusal = refusalSchema['properties'] as Record<string, JsonSchema>;
      const row = { id: uuid, version, isUnchanged: boolean, ...refusal };
      return { type: 'array', items: { type: 'object', properties: row } };
    }
    case 'options':
      // Without a field: every list of the entity, by parameter or by the key of a body.
      return { ...pageSchema(reference), additionalProperties: choices };
    case 'history':
      return pageSchema(historySchema);
    case 'duplicates':
      return { type: 'object', properties: { data: { type: 'array', items: duplicateSchema } } };
    case 'unmerge': {
      const left = { fields: { type: 'array', items: string }, records: { type: 'array', items: reference } };
      return {
        type: 'object',
        properties: { record: recordRef(entity), left: { type: 'object', properties: left } },
      };
    }
    case 'merged':
      return mergedSchema;
    case 'board':
      return boardAnswerSchema(entity, recordRef(entity));
    case 'export':
      return string;
  }
}

const file: JsonSchema = { type: 'string', format: 'binary' };
/** Answer of an export: a file of either format or, if progress is requested, its frames. */
const exported = {
  [mediaTypes.csv]: { schema: string },
  [mediaTypes.xlsx]: { schema: file },
  [framesType]: { schema: file },
};

/** Returns the schemas of a route for validation, serialisation and documentation, derived from the declaration. */
export function routeSchemaOf(entity: AnyEntity, route: Route): object {
  const answer = answerOf(entity, route.operation);
  return {
    tags: [entity.plural],
    summary: `${route.operation} ${entity.plural}`,
    operationId: `${entity.name}_${route.operation}_${route.path.replace(/\W+/g, '_')}`,
    ...(route.path.includes('{id}') && { params: closed({ id: uuid }, ['id']) }),
    ...requestOf(entity, route),
    response: {
      200: route.operation === 'export' ? { content: exported } : answerSchema(answer),
      ...refused,
    },
  };
}

/** The body of a declared step, with the fields that it asks for, or of a conversion. */
export function stepSchemaOf(entity: AnyEntity, { name, path }: Step): object {
  const hasId = path.includes('{id}');
  const { asks = [] } = declaredSteps(entity).find((step) => step.name === name) ?? {};
  const own = { version, ...clashProperties(entity), ...(!hasId && { id: uuid }) };
  const properties = { ...writableProperties(entity, asks), ...own };
  return {
    tags: [entity.plural],
    summary: `${name} ${entity.name}`,
    ...(hasId && { params: closed({ id: uuid }, ['id']) }),
    body: mayBeAbsent(closed(properties, hasId ? [] : ['id'])),
    response: { 200: answerSchema(recordRef(entity)), ...refused },
  };
}

/** Returns the schemas of a route for a set of a record. */
export function setSchemaOf(entity: AnyEntity, { set, does, path }: SetRoute): object {
  const ids = { type: 'array', items: uuid, maxItems: valuesLimit };
  const summaries = {
    read: `the ${set.field} of one of ${entity.plural}`,
    replace: `put the ${set.field} of one of ${entity.plural}`,
    add: `add to the ${set.field} of one of ${entity.plural}`,
    remove: `remove one of the ${set.field} of one of ${entity.plural}`,
  };
  const { [set.field]: items = {} } = recordSchema(entity)['properties'] as Readonly<Record<string, JsonSchema>>;
  return {
    tags: [entity.plural],
    summary: summaries[does],
    operationId: `${entity.name}_${does}_${path.replace(/\W+/g, '_')}`,
    params: does === 'remove' ? closed({ id: uuid, itemId: uuid }, ['id', 'itemId']) : closed({ id: uuid }, ['id']),
    ...(does === 'add' && {
      body: closed({ ids: { ...ids, minItems: 1 }, version, ...clashProperties(entity) }, ['ids']),
    }),
    ...(does === 'replace' && { body: closed({ mediaIds: ids, version }, ['mediaIds']) }),
    ...(does === 'remove' && { querystring: closed({ version }) }),
    response: { 200: answerSchema(does === 'read' ? items : recordRef(entity)), ...refused },
  };
}
