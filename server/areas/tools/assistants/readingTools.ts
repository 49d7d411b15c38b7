import { listSchema } from '../../../../schema/derive/jsonSchema.ts';
import { requestFor } from '../../../../schema/derive/requests.ts';
import type { JsonSchema } from '../../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { offers, type Operation } from '../../../../schema/language/operations.ts';
import { RefusedError } from './asking.ts';
import { describeKind, describeKinds } from './describing.ts';
import { millisecondsOf } from './instants.ts';
import { periodValues, type Period } from './period.ts';
import { shortKeys, shortRecord } from './shortRecords.ts';
import { idSchema, inputSchema, kindSchema, type Caller, type Input, type Tool } from './tool.ts';

type Values = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, JsonSchema>>;

const text: JsonSchema = { type: 'string', maxLength: 200 };
const day: JsonSchema = { type: 'string', format: 'date' };
const pages = { pageIndex: { type: 'integer', minimum: 0 }, pageSize: { type: 'integer', minimum: 1, maximum: 50 } };
const usualPage = 20;
/** Records of each kind that a search answers. */
const found = 5;

const findings: Properties = {
  keyword: text,
  from: { ...day, description: 'First day of the period, in the time zone of the person' },
  to: { ...day, description: 'Last day of the period' },
  filters: { type: 'object', additionalProperties: true, description: 'Filters as `describe` lists them' },
};

interface ListAnswer {
  readonly data: readonly Values[];
  readonly total?: number;
  readonly nextPageIndex?: number | null;
}

/** Returns the values of a list's body: the filters, the keyword, and the edges of the period in the person's zone. */
function conditionsOf({ actor }: Caller, entity: AnyEntity, { keyword, from, to, filters = {} }: Input): Values {
  const properties = listSchema(entity)['properties'] as Properties;
  return {
    ...millisecondsOf(filters as Values, properties),
    ...(keyword !== undefined && { keyword }),
    ...periodValues(entity, { from, to } as Period, actor.timeZone),
  };
}

function entityOf({ kinds }: Caller, { kind }: Input): AnyEntity {
  const entity = kinds.find(({ name }) => name === kind);
  if (!entity) throw new RefusedError(`There is no kind ${String(kind)} that you may read`);
  return entity;
}

const askOf = ({ ask }: Caller, entity: AnyEntity, operation: Operation, values: Values, id?: string) =>
  ask(requestFor(entity, operation, { values, ...(id !== undefined && { id }) }));

/** Says what kinds of records there are, or all that is to be known of one. */
const describe: Tool = {
  name: 'describe',
  title: 'Describe the records',
  description:
    'Without `kind`: every kind of record that you may read, and what you may do with it. With `kind`: its fields, ' +
    'filters, order and steps. Call it before you list or write a kind for the first time.',
  writes: false,
  input: inputSchema({ kind: kindSchema }, []),
  run: async (caller, input) => {
    const { actor, registry, ask } = caller;
    if (input['kind'] === undefined) return { kinds: describeKinds(actor, registry) };
    const entity = entityOf(caller, input);
    const described = describeKind(actor, registry, entity);
    if (!entity.customFields) return described;
    const added = (await ask({ method: 'GET', path: '/client/v1/custom-fields' })) as readonly { entity: string }[];
    return { ...described, custom: added.filter((one) => one.entity === entity.name) };
  },
};

/** Finds records of all kinds by a word. */
const search: Tool = {
  name: 'search',
  title: 'Search everywhere',
  description: 'Finds records of any kind by a name or a word; answers the kind, id and title of each.',
  writes: false,
  input: inputSchema({ keyword: { ...text, minLength: 1 }, kinds: { type: 'array', items: kindSchema } }, ['keyword']),
  run: async (caller, { keyword, kinds }) => {
    const wanted = kinds as readonly string[] | undefined;
    const searched = caller.kinds.filter(
      ({ name, list, title }) =>
        title !== '' && (list.search ?? []).length > 0 && (wanted === undefined || wanted.includes(name)),
    );
    const results: Values[] = [];
    for (const entity of searched) {
      const values = { keyword, pageSize: found, withTotal: false };
      const { data } = (await askOf(caller, entity, 'list', values)) as ListAnswer;
      results.push(...data.map((one) => ({ kind: entity.name, id: one['id'], title: one[entity.title] })));
    }
    return { results };
  },
};

/** Lists records of a kind. */
const list: Tool = {
  name: 'list',
  title: 'List records',
  description:
    'Lists records of a kind with the columns of its list. `from` and `to` are days of the period that the list is by; ' +
    'further conditions are `filters`.',
  writes: false,
  input: inputSchema(
    {
      kind: kindSchema,
      ...findings,
      fields: {
        type: 'array',
        items: text,
        maxItems: 30,
        description: 'Fields of each record in place of the columns, such as `createdBy`',
      },
      orderBy: text,
      orderDirection: { type: 'string', enum: ['ASC', 'DESC'] },
      ...pages,
    },
    ['kind'],
  ),
  run: async (caller, input) => {
    const entity = entityOf(caller, input);
    const { fields, orderBy, orderDirection, pageIndex, pageSize = usualPage } = input;
    const values = { ...conditionsOf(caller, entity, input), fields, orderBy, orderDirection, pageIndex, pageSize };
    const { data, total, nextPageIndex } = (await askOf(caller, entity, 'list', values)) as ListAnswer;
    // Fields that are named come alone; lists answer more than their columns otherwise.
    const keys = fields === undefined ? new Set(shortKeys(entity)) : null;
    return {
      total,
      ...(nextPageIndex != null && { nextPageIndex }),
      records: data.map((one) =>
        shortRecord(entity, Object.fromEntries(Object.entries(one).filter(([key]) => keys?.has(key) !== false))),
      ),
    };
  },
};

/** Reads one record, and what was done with it if asked. */
const read: Tool = {
  name: 'read',
  title: 'Read a record',
  description: 'Reads one record whole. With `history`, also who made and changed it, and when.',
  writes: false,
  input: inputSchema({ kind: kindSchema, id: idSchema, history: { type: 'boolean' } }, ['kind', 'id']),
  run: async (caller, input) => {
    const entity = entityOf(caller, input);
    const id = String(input['id']);
    const record = shortRecord(entity, (await askOf(caller, entity, 'one', {}, id)) as Values);
    if (input['history'] !== true || !offers(entity, 'history')) return record;
    return { record, history: await askOf(caller, entity, 'history', {}, id) };
  },
};

/** Counts records, by the values of filters if asked, with the sums of their amounts. */
const report: Tool = {
  name: 'report',
  title: 'Count and sum records',
  description:
    'Counts the records that a list with the same conditions would have, with the sums of its amounts by currency; ' +
    'with `by`, also by each value of these filters.',
  writes: false,
  input: inputSchema({ kind: kindSchema, ...findings, by: { type: 'array', items: text, maxItems: 5 } }, ['kind']),
  run: async (caller, input) => {
    const entity = entityOf(caller, input);
    const { by } = input;
    return askOf(caller, entity, 'count', {
      ...conditionsOf(caller, entity, input),
      ...(by !== undefined && { countBy: by }),
    });
  },
};

/** Tools that read. */
export const readingTools: readonly Tool[] = [describe, search, list, read, report];
