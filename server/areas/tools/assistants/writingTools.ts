import { requestFor } from '../../../../schema/derive/requests.ts';
import { writableProperties } from '../../../../schema/derive/jsonSchema.ts';
import type { JsonSchema } from '../../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { offers } from '../../../../schema/language/operations.ts';
import { stepsOf } from '../../../../schema/language/records/stepRoutes.ts';
import { RefusedError } from './asking.ts';
import { millisecondsOf } from './instants.ts';
import { shortRecord } from './shortRecords.ts';
import {
  idSchema,
  inputSchema,
  keySchema,
  kindSchema,
  valuesSchema,
  versionSchema,
  type Caller,
  type Input,
  type Tool,
} from './tool.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns values as the API takes them; a moment without its time zone is in that of the person. */
function valuesOf({ actor }: Caller, entity: AnyEntity, values: unknown): Values {
  const given = millisecondsOf((values ?? {}) as Values, writableProperties(entity) as Record<string, JsonSchema>);
  const zones = Object.entries(entity.fields)
    .filter(([name, { kind }]) => kind === 'zoned' && typeof given[name] === 'number')
    .map(([name]) => [`${name}TimeZone`, actor.timeZone]);
  return { ...Object.fromEntries(zones), ...given };
}

function entityOf({ registry }: Caller, kind: unknown): AnyEntity {
  const entity = registry.all.find(({ name }) => name === kind);
  if (!entity) throw new RefusedError(`There is no kind ${String(kind)}`);
  return entity;
}

function entityWith(caller: Caller, kind: unknown, operation: 'create' | 'update'): AnyEntity {
  const entity = entityOf(caller, kind);
  if (!offers(entity, operation)) throw new RefusedError(`A ${entity.name} has no ${operation}`);
  return entity;
}

async function make(caller: Caller, kind: string, values: unknown, key: unknown): Promise<Values> {
  const entity = entityWith(caller, kind, 'create');
  const request = requestFor(entity, 'create', { values: valuesOf(caller, entity, values) });
  return shortRecord(entity, (await caller.ask(request, String(key))) as Values);
}

/** Makes a record. */
const create: Tool = {
  name: 'create',
  title: 'Make a record',
  description: 'Makes a record of a kind. `describe` says which values it takes and which it needs.',
  writes: true,
  input: inputSchema({ kind: kindSchema, values: valuesSchema, idempotencyKey: keySchema }, [
    'kind',
    'values',
    'idempotencyKey',
  ]),
  run: (caller, { kind, values, idempotencyKey }) => make(caller, String(kind), values, idempotencyKey),
};

/** Changes a record. */
const update: Tool = {
  name: 'update',
  title: 'Change a record',
  description:
    'Changes the given values of a record and leaves the others. Its history can bring the former ones back.',
  writes: true,
  input: inputSchema({ kind: kindSchema, id: idSchema, version: versionSchema, values: valuesSchema }, [
    'kind',
    'id',
    'version',
    'values',
  ]),
  run: async (caller, { kind, id, version, values }) => {
    const entity = entityWith(caller, kind, 'update');
    const request = requestFor(entity, 'update', {
      id: String(id),
      values: { ...valuesOf(caller, entity, values), version },
    });
    return shortRecord(entity, (await caller.ask(request)) as Values);
  },
};

/** Takes a record from one state to the next. */
const takeStep: Tool = {
  name: 'take_step',
  title: 'Take a step',
  description: 'Takes a record from one state to the next, such as confirming a hold. A record says its open `steps`.',
  writes: true,
  input: inputSchema(
    {
      kind: kindSchema,
      id: idSchema,
      version: versionSchema,
      step: { type: 'string', maxLength: 100 },
      values: valuesSchema,
    },
    ['kind', 'id', 'version', 'step'],
  ),
  run: async (caller, { kind, id, version, step, values }) => {
    const entity = entityOf(caller, kind);
    const taken = stepsOf(entity).find(({ name }) => name === step);
    if (!taken) throw new RefusedError(`A ${entity.name} has no step ${String(step)}`);
    const { method, path } = taken;
    const hasPlace = path.includes('{id}');
    const body = { ...valuesOf(caller, entity, values), version, ...(!hasPlace && { id }) };
    const answer = await caller.ask({ method, path: path.replace('{id}', encodeURIComponent(String(id))), body });
    return shortRecord(entity, answer as Values);
  },
};

/** Adds a note to a record. */
const addNote: Tool = {
  name: 'add_note',
  title: 'Add a note',
  description: 'Adds a note to a person, a company or a piece of work.',
  writes: true,
  input: inputSchema({ about: idSchema, text: { type: 'string', minLength: 1 }, idempotencyKey: keySchema }, [
    'about',
    'text',
    'idempotencyKey',
  ]),
  run: (caller, { about, text, idempotencyKey }: Input) =>
    make(caller, 'note', { ownerId: about, text }, idempotencyKey),
};

/** Adds a task about a record. */
const addTask: Tool = {
  name: 'add_task',
  title: 'Add a task',
  description:
    'Adds a task about records; `values` takes its type, due date, assignee and the rest, as `describe` says.',
  writes: true,
  input: inputSchema(
    {
      summary: { type: 'string', minLength: 1 },
      about: { type: 'array', items: idSchema },
      values: valuesSchema,
      idempotencyKey: keySchema,
    },
    ['summary', 'idempotencyKey'],
  ),
  run: (caller, { summary, about, values, idempotencyKey }: Input) => {
    const related = about === undefined ? {} : { relatedToIds: about };
    return make(caller, 'task', { ...(values as Values | undefined), ...related, summary }, idempotencyKey);
  },
};

/** Tools that write; the API decides about each call. */
export const writingTools: readonly Tool[] = [create, update, takeStep, addNote, addTask];
