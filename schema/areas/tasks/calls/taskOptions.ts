import { Type, type TSchema } from 'typebox';
import { listSchema } from '../../../derive/jsonSchema.ts';
import {
  closed,
  defineCalls,
  defineEntityCalls,
  idOf,
  oneOf,
  pageOf,
  recordOf,
  referenceShape,
  searched,
  paged,
  type CallRoute,
} from '../../../language/call.ts';
import type { AnyEntity } from '../../../language/entity.ts';
import { task } from '../entities/task.ts';

const reference = Type.Object({ ...referenceShape.properties, kind: Type.String() });
const read = { entity: task.name, action: 'read' } as const;
/** The kinds of people and companies that a task may be for (AB 3, related-to objects). */
const contactKinds = ['talent', 'scout', 'partner', 'supplier'] as const;

/** Choices for tasks, page by page (AB 7, Tasks), besides the form options that every entity has. */
export const taskOptionCalls = defineCalls(task.plural, {
  talents: {
    route: 'GET /client/v1/tasks/talents/form-option',
    access: read,
    summary: 'talents that a task can be for, by name',
    query: closed({ checkPermission: Type.Optional(Type.Boolean()), ...searched }),
    answer: pageOf(reference),
  },
  pipelines: {
    route: 'GET /client/v1/tasks/pipelines/list-options',
    access: read,
    summary: 'opportunities that a task can be linked to',
    query: closed(paged),
    answer: pageOf(reference),
  },
  contacts: {
    route: 'POST /client/v1/tasks/contacts',
    access: read,
    summary: 'everybody whom a task can be for, by name',
    body: closed({ kind: Type.Optional(oneOf(contactKinds)), ...searched }),
    answer: pageOf(reference),
    isReading: true,
  },
});

/** The parameters of a list of tasks. */
export type TaskListBody = Readonly<Record<string, unknown>>;

/** The field or filter by which an entity's page lists tasks, on a tab or below it; undefined without such a list. */
export function taskLinkOf({ name, detail }: AnyEntity): string | undefined {
  for (const tab of detail.tabs) {
    const { tasks } = (typeof tab === 'string' ? {} : tab) as { tasks?: { of?: string; by?: string } };
    if (tasks?.of === task.name) return tasks.by;
  }
  return (task.under?.by as Readonly<Record<string, string>> | undefined)?.[name];
}

function tasksCall({ name, plural, api: { base } }: AnyEntity) {
  return {
    route: `POST ${base}/{id}/tasks` as CallRoute,
    access: read,
    tag: task.plural,
    summary: `tasks of one of ${plural}`,
    params: { id: idOf(name) },
    body: Type.Unsafe<TaskListBody>(listSchema(task as unknown as AnyEntity) as TSchema),
    answer: pageOf(Type.Unsafe<object>(recordOf(task))),
    isReading: true,
  } as const;
}

/** The tasks of one record (AB 7: `POST client-version/{a}/{b}/tasks`), of each entity whose page lists them. */
export const tasksOfCalls = defineEntityCalls((entity): Readonly<Record<string, ReturnType<typeof tasksCall>>> =>
  taskLinkOf(entity) === undefined ? {} : { tasks: tasksCall(entity) },
);
