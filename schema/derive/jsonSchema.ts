import { acceptClashKey, asksAboutClashes } from '../language/effects/calendar.ts';
import { comparedFields } from '../duplicates.ts';
import { deletedByKey, systemColumns, type AnyEntity } from '../language/entity.ts';
import { readName, shapedSchema, type OtherNames } from '../language/api/otherNames.ts';
import { isSingularName, type FilterSpec, type JsonSchema } from '../fields/field.ts';
import { computedSchemas, type ComputedField } from '../fields/computed.ts';
import { kindOf, writtenColumns } from '../fields/kinds.ts';
import type { RowsField } from '../fields/rows.ts';
import { withSpecSchemas, type SpecNames } from '../fields/specNames.ts';
import { boolean, instantSchema, nullable, reference, string, uuid } from '../fields/schemas.ts';
import { orderKey, placeSort } from '../language/board.ts';
import { countedFiltersOf } from '../language/countedFilters.ts';
import { filterModesOf } from '../language/lists/filterModes.ts';
import { listFiltersOf } from '../language/listFilters.ts';
import { leadsInto } from '../language/records/origins.ts';
import { mergeSides } from '../merge.ts';
import { furtherLists } from '../language/lists/furtherLists.ts';
import { exportFormats } from '../language/operations.ts';
import {
  askedKeysLimit,
  countedNameLimit,
  countedSetsLimit,
  filterTextLimit,
  keywordLimit,
  maximumPageSize,
  selectionLimit,
  valuesLimit,
} from '../rules/limits.ts';

type Properties = Record<string, JsonSchema>;

const object = (properties: Properties, more: JsonSchema = {}): JsonSchema => ({ type: 'object', properties, ...more });
const closed = (properties: Properties, more: JsonSchema = {}): JsonSchema =>
  object(properties, { additionalProperties: false, ...more });
const array = (items: JsonSchema, more: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...more });

/** A version number as bodies carry it. */
export const version: JsonSchema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const custom: JsonSchema = { type: 'object', additionalProperties: true };
/** Values for the placeholders of a message: texts and numbers, by name. */
const params: JsonSchema = { type: 'object', additionalProperties: { type: ['string', 'number'] } };

function rowSchema(field: RowsField, isBody: boolean): JsonSchema {
  const cells: Properties = { id: uuid };
  for (const [name, cell] of Object.entries(field.cells)) {
    if (isBody && cell.readOnly) continue;
    const kind = kindOf(cell);
    for (const { key, schema } of kind.columns(name, cell)) cells[key] = isBody ? loose(schema) : schema;
    for (const { key, schema } of (isBody ? undefined : kind.labels?.(name, cell)) ?? []) cells[key] = schema;
  }
  return isBody ? closed(cells) : object(cells);
}

/** A body's value may always be null: the rules, not the shape, say in the field's words that it must be there. */
function loose({ enum: _values, format: _format, ...schema }: JsonSchema): JsonSchema {
  return nullable(schema);
}

/** A label with what it tells besides and its further keys. */
function labelSchemaOf(
  schema: JsonSchema,
  specNames?: SpecNames,
  tells?: Readonly<Record<string, string>>,
): JsonSchema {
  if (!specNames && !tells) return schema;
  const told = Object.fromEntries(Object.keys(tells ?? {}).map((key) => [key, nullable(string)]));
  const own = { ...(schema['properties'] as Properties | undefined), ...told };
  return { ...schema, properties: withSpecSchemas(own, specNames) };
}

/** A record as answers carry it. */
export function recordSchema(entity: AnyEntity): JsonSchema {
  const properties: Properties = {
    id: uuid,
    version,
    createdAt: instantSchema,
    updatedAt: instantSchema,
    deletedAt: nullable(instantSchema),
    [deletedByKey]: nullable(reference),
    permissions: object({
      canUpdate: boolean,
      canDelete: boolean,
      ...(entity.states && { openFields: array(string), steps: array(string) }),
    }),
  };
  for (const [name, field] of Object.entries(entity.fields)) {
    const kind = kindOf(field);
    for (const { key, schema } of kind.columns(name, field)) properties[key] = schema;
    for (const { key, schema, specNames } of kind.labels?.(name, field) ?? [])
      properties[key] = labelSchemaOf(schema, specNames);
    for (const { key, labelKey, itemSchema, labelSchema = reference, specNames, tells } of kind.links?.(name, field) ??
      []) {
      properties[key] = array(itemSchema);
      if (labelKey !== undefined) properties[labelKey] = array(labelSchemaOf(labelSchema, specNames, tells));
    }
    if (field.kind === 'rows') properties[name] = array(rowSchema(field as RowsField, false));
    if (field.kind === 'computed') properties[name] = computedSchemas[(field as ComputedField).as];
  }
  if (entity.customFields) properties['custom'] = custom;
  if (entity.list.board) properties[orderKey] = string;
  return object(withSpecSchemas(properties, entity.api.specNames));
}

/** The keys of a body by which fields are written; of all of them unless some are named. */
export function writableProperties(entity: AnyEntity, names?: readonly string[]): Properties {
  const properties: Properties = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.readOnly || (names && !names.includes(name))) continue;
    const kind = kindOf(field);
    for (const { key, schema } of writtenColumns(name, field)) properties[key] = loose(schema);
    for (const { key, itemSchema } of kind.links?.(name, field) ?? []) properties[key] = array(loose(itemSchema));
    if (field.kind === 'rows') properties[name] = array(rowSchema(field as RowsField, true));
  }
  if (entity.customFields && !names) properties['custom'] = custom;
  return properties;
}

/** Properties, and under their other names once more. */
function withOthers(properties: Properties, names: OtherNames = {}, alike = asItIs): Properties {
  const others = Object.entries(names).map(([other, name]) => {
    const { of, as } = readName(name);
    const own = properties[of] ?? {};
    return [other, as ? shapedSchema(as, own) : alike(other, own)] as const;
  });
  return { ...properties, ...Object.fromEntries(others) };
}

const asItIs = (_name: string, schema: JsonSchema): JsonSchema => schema;

/** Schema of a create's body: the keys allowed; the rules decide which are required. Unknown keys are refused. */
export function createSchema(entity: AnyEntity): JsonSchema {
  return closed(
    withOthers(
      {
        ...writableProperties(entity),
        ...fulfilledProperties(entity),
        ...clashProperties(entity),
        ...takesWithProperties(entity),
      },
      entity.api.otherNames?.create,
    ),
  );
}

/** The keys of the records that a new one fulfils: they name it from then on. */
function fulfilledProperties(entity: AnyEntity): Properties {
  const keys = leadsInto(entity).flatMap(({ by, key }) => (by === undefined ? [] : [key]));
  return Object.fromEntries(keys.map((key) => [key, uuid]));
}

/** The key that says which other records a write reaches, where the entity has one. */
export function reachProperties({ api }: AnyEntity): Properties {
  return api.reach ? { [api.reach.key]: { type: 'string', enum: api.reach.values } } : {};
}

/** The key that accepts a clash, where the entity takes up people's time or a rule guards its writes. */
export function clashProperties(entity: AnyEntity): Properties {
  return asksAboutClashes(entity) ? { [acceptClashKey]: { type: 'boolean' } } : {};
}

/** The flags that take a step with a write. */
export function takesWithProperties({ api }: AnyEntity): Properties {
  return Object.fromEntries(Object.keys(api.takesWith ?? {}).map((flag) => [flag, boolean]));
}

/** The numbers of other records that a write has reached. */
export function reachedProperties({ api }: AnyEntity): Properties {
  const count = { type: 'integer' };
  return api.reach ? { [api.reach.answer]: object({ changed: count, kept: count }) } : {};
}

/** The body of a patch, with the version that its sender has seen, and `id` where the path does not carry it. */
export function updateSchema(entity: AnyEntity, hasId: boolean): JsonSchema {
  const own = {
    ...writableProperties(entity),
    ...reachProperties(entity),
    ...clashProperties(entity),
    ...takesWithProperties(entity),
    version,
    ...(hasId && { id: uuid }),
  };
  const properties = withOthers(own, entity.api.otherNames?.create);
  return closed(properties, hasId ? { required: ['id'] } : {});
}

/** The change that a bulk call makes to many records. */
export function changeSchema(entity: AnyEntity): JsonSchema {
  return closed(writableProperties(entity));
}

function filterSchema({ param, match, schema, words = {} }: FilterSpec): JsonSchema {
  const taken = Object.values(words);
  const item = taken.length > 0 ? { anyOf: [schema, { ...string, enum: taken }] } : schema;
  if (match !== 'any') return { ...schema, ...(schema === string && { maxLength: filterTextLimit }) };
  return takenAs(param, array(item, { maxItems: valuesLimit }));
}

/** The schema of a parameter of a list: one with a singular name takes several values or one by itself. */
function takenAs(param: string, list: JsonSchema): JsonSchema {
  if (list['type'] !== 'array' || !isSingularName(param)) return list;
  const item = list['items'] as JsonSchema;
  const types = [item['type'] ?? 'string'].flat();
  return { ...list, type: [...types, 'array'], anyOf: [item, { type: 'array' }, { const: '' }] };
}

const customName: JsonSchema = { type: 'string', pattern: String.raw`^custom\.[0-9a-f-]{36}$` };
/** The further parameters of a list that turn its filters around or ask for absent values. */
function modeProperties(entity: AnyEntity): Properties {
  const of = (names: readonly string[]) => {
    const own: JsonSchema = { type: 'string', enum: names };
    const one = entity.customFields ? (names.length > 0 ? { anyOf: [own, customName] } : customName) : own;
    return array(one, { maxItems: valuesLimit });
  };
  const modes = Object.entries(filterModesOf(entity)).filter(([, names]) => names.length > 0 || entity.customFields);
  return Object.fromEntries(modes.map(([param, names]) => [param, of(names)]));
}

/** The filters of added fields, one value or several; `From` and `To` bound a day. */
const customFilters: Properties = {
  [String.raw`^custom\.[0-9a-f-]{36}(From|To)?$`]: {
    type: ['string', 'array'],
    maxLength: filterTextLimit,
    maxItems: valuesLimit,
    items: { ...string, maxLength: filterTextLimit },
  },
};

/** Schema of the query for duplicates: the values typed so far, and the record being edited. */
export function duplicatesSchema(entity: AnyEntity): JsonSchema {
  const text = { ...string, maxLength: filterTextLimit };
  const keys = comparedFields(entity).flatMap(({ name, country }) => [name, country ?? name]);
  return closed({ ...Object.fromEntries(keys.map((key) => [key, text])), id: uuid });
}

/**
 * Keys requested of an answer. The engine checks them: a key that the caller may not see gives the same error as an
 * unknown one.
 */
export const fieldsProperty: JsonSchema = array({ type: 'string', maxLength: 100 }, { maxItems: askedKeysLimit });

/** Query parameters of a list page. */
export const pageProperties = {
  pageIndex: { type: 'integer', minimum: 0, maximum: 1_000_000 },
  pageSize: { type: 'integer', minimum: 1, maximum: maximumPageSize },
} as const;

/**
 * Every parameter of an entity's list, in a body or (as text) in a query.
 * @param shape `isFurther` for the route of a list besides the main one, which it names itself; `isQuery` for a query, which
 * carries no sets of filters
 */
export function listSchema(
  entity: AnyEntity,
  part: 'list' | 'count' | 'export' = 'list',
  { isFurther = false, isQuery = false }: { readonly isFurther?: boolean; readonly isQuery?: boolean } = {},
): JsonSchema {
  const filters: Properties = {};
  for (const spec of listFiltersOf(entity).flatMap(({ params }) => params)) filters[spec.param] = filterSchema(spec);
  const { pageIndex, pageSize } = pageProperties;
  const maximum = entity.api.mostRows ?? pageSize.maximum;
  const page: Properties = {
    pageIndex,
    pageSize: { ...pageSize, maximum },
    withTotal: boolean,
    fields: fieldsProperty,
  };
  const sortable = {
    type: 'string',
    enum: ['', ...(entity.list.sortable ?? []), ...(entity.list.board ? [placeSort] : [])],
  };
  const order: Properties = {
    orderBy: entity.customFields ? { type: 'string', anyOf: [sortable, customName] } : sortable,
    orderDirection: { type: 'string', enum: ['', 'ASC', 'DESC'] },
  };
  const column: JsonSchema = { type: 'string', enum: [...Object.keys(entity.fields), ...systemColumns] };
  const file: Properties = {
    format: { type: 'string', enum: [...exportFormats] },
    sheet: { type: 'string', maxLength: 200 },
    progress: boolean,
    columns: array(entity.customFields ? { anyOf: [column, customName] } : column, { maxItems: 200 }),
    headings: array({ type: 'string', maxLength: 200 }, { maxItems: 200 }),
    words: {
      type: 'object',
      maxProperties: 200,
      additionalProperties: {
        type: 'object',
        maxProperties: 200,
        additionalProperties: { type: 'string', maxLength: 200 },
      },
    },
  };
  const params = countedFiltersOf(entity).map(({ param }) => param);
  const counted: Properties = {
    ...(params.length > 0 && { countBy: array({ type: 'string', enum: params }, { maxItems: params.length }) }),
    withDeleted: boolean,
  };
  const lists = furtherLists(entity);
  const named: Properties = lists.length > 0 && !isFurther ? { list: { type: 'string', enum: [...lists] } } : {};
  const keyword = { type: 'string', maxLength: keywordLimit };
  const isSearched = (entity.list.search ?? []).length > 0;
  const found: Properties = {
    ...named,
    ...(isSearched && { keyword, q: keyword }),
    ids: array(uuid, { maxItems: part === 'export' ? selectionLimit : valuesLimit }),
    deleted: boolean,
    ...(entity.list.range !== undefined && { fromDate: instantSchema, toDate: instantSchema }),
    ...filters,
    ...modeProperties(entity),
  };
  const added = entity.customFields ? { patternProperties: customFilters } : {};
  const whole = withOthers(found, entity.api.otherNames?.list, takenAs);
  const countEach: JsonSchema = {
    type: 'object',
    maxProperties: countedSetsLimit,
    propertyNames: { maxLength: countedNameLimit },
    additionalProperties: closed(whole, added),
  };
  return closed(
    {
      ...(part === 'list' && page),
      ...(part !== 'count' && order),
      ...(part === 'count' && { ...counted, ...(!isQuery && { countEach }) }),
      ...(part === 'export' && file),
      ...whole,
    },
    added,
  );
}

/** A page of something, as lists answer. */
export function pageSchema(item: JsonSchema): JsonSchema {
  return object({
    data: array(item),
    total: { type: 'integer' },
    loadMore: boolean,
    nextPageIndex: { type: ['integer', 'null'] },
  });
}

/** The success envelope. */
export function answerSchema(data: JsonSchema): JsonSchema {
  return object({ responseData: data });
}

/** One write in a record's history. */
export const historySchema: JsonSchema = object({
  id: uuid,
  at: instantSchema,
  by: nullable(reference),
  key: string,
  action: string,
  version,
  changes: array(object({ field: string, before: {}, after: {} })),
  merge: object({ id: uuid, other: reference, isKept: boolean, canUndo: boolean }),
  conversion: object({ from: string, canUndo: boolean }),
  clash: array(object({ id: uuid, kind: string, displayName: string })),
});

/** A record that is likely the same, whose it is, and by which fields it is alike. */
export const duplicateSchema: JsonSchema = object({
  ...(reference['properties'] as Properties),
  owner: nullable(reference),
  alike: array(string),
});

/** Schema of a merge's body: the versions of both records, and the side of each field. */
export const mergeSchema: JsonSchema = closed(
  {
    version,
    goneId: uuid,
    goneVersion: version,
    choice: { type: 'object', maxProperties: 500, additionalProperties: { type: 'string', enum: [...mergeSides] } },
  },
  { required: ['version', 'goneId', 'goneVersion'] },
);

/** Present record of one that was merged into it or converted. */
export const mergedSchema: JsonSchema = object({
  ...(reference['properties'] as Properties),
  owner: nullable(reference),
  formerName: string,
});

/** The refusal envelope. */
export const refusalSchema: JsonSchema = object({
  error: object({ code: { type: 'integer' }, message: string, key: string, params }),
  errorDetails: array(object({ field: string, message: string, key: string, params })),
  responseData: {},
  success: { type: 'boolean', description: 'False; told where files are sent in parts' },
});
