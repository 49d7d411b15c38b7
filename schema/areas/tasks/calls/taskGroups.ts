import { Type, type TSchema } from 'typebox';
import { recordSchema } from '../../../derive/jsonSchema.ts';
import { closed, defineCalls, idOf, instant, nullable, recordOf, text, uuid, version } from '../../../language/call.ts';
import { timeZoneLimit, valuesLimit } from '../../../rules/limits.ts';
import { taskGroup, type TaskGroup } from '../entities/taskGroup.ts';
import { taskGroupItem, type TaskGroupItem } from '../entities/taskGroupItem.ts';

const base = '/client/v1/task-group-templates';
const settled = { entity: taskGroup.name, action: 'update' } as const;
const read = { entity: taskGroup.name, action: 'read' } as const;
const place = closed({
  previousId: Type.Optional(nullable(uuid)),
  afterId: Type.Optional(nullable(uuid)),
});
const placed = Type.Array(Type.Object({ id: uuid, version }));
const items = Type.Array(recordOf(taskGroupItem));

/** Template with its items, if requested. */
export type ListedGroup = TaskGroup & { readonly items?: readonly TaskGroupItem[] };

function listedGroup() {
  const record = recordSchema(taskGroup);
  const properties = { ...(record['properties'] as object), items };
  return Type.Unsafe<ListedGroup>({ ...record, properties } as TSchema);
}

/** Templates of tasks and their items (AB 7, Task group templates), besides the calls of the entities. */
export const taskGroupCalls = defineCalls(taskGroup.plural, {
  all: {
    route: `GET ${base}`,
    access: read,
    summary: 'templates of tasks in their order',
    query: closed({ isTaskView: Type.Optional(Type.Boolean({ description: 'With the items of each template' })) }),
    answer: Type.Array(listedGroup()),
  },
  allItems: {
    route: `GET ${base}/items`,
    access: read,
    summary: 'items of all templates, by template and in their order',
    answer: items,
  },
  itemsOf: {
    route: `GET ${base}/{id}/items`,
    access: read,
    summary: 'items of a template in their order',
    params: { id: idOf(taskGroup.name) },
    answer: items,
  },
  deleteItem: {
    route: `DELETE ${base}/{groupId}/items/{itemId}`,
    access: settled,
    summary: 'delete an item of a template',
    params: { groupId: idOf(taskGroup.name) },
    query: closed({ version: Type.Optional(version) }),
    answer: Type.Object({ id: uuid, version }),
  },
  rename: {
    route: `PUT ${base}/{id}/rename`,
    access: settled,
    summary: 'rename a template',
    params: { id: idOf(taskGroup.name) },
    body: closed({ name: text(200), version: Type.Optional(version) }),
    answer: recordOf(taskGroup),
  },
  reorder: {
    route: `PUT ${base}/{id}/reorder`,
    access: settled,
    summary: 'put a template between two others',
    description: 'After `previousId`, else before `afterId`; null, or none, is an end of the list',
    params: { id: idOf(taskGroup.name) },
    body: place,
    answer: placed,
  },
  reorderItem: {
    route: `PUT ${base}/items/{id}/reorder`,
    access: settled,
    summary: 'put an item between two others of its template',
    params: { id: idOf(taskGroupItem.name) },
    body: place,
    answer: placed,
  },
});

const groupMade = Type.Object({ id: uuid, version, displayName: Type.String() });
const made = Type.Object({ id: uuid, version, summary: Type.String(), dueDate: nullable(instant) });

/** Applying a template, and taking that back (AB 7: "a task-group-from-template call"). */
export const templateCalls = defineCalls('tasks', {
  apply: {
    route: 'POST /client/v1/tasks/from-template',
    access: { entity: 'task', action: 'create' },
    summary: 'make the tasks of a template, all or none',
    body: closed({
      templateId: idOf(taskGroup.name),
      startDay: Type.String({ maxLength: 10, examples: ['2026-11-25'], description: 'YYYY-MM-DD' }),
      timezoneId: Type.Optional(text(timeZoneLimit)),
      relatedToIds: Type.Optional(Type.Array(uuid, { maxItems: valuesLimit })),
      linkToIds: Type.Optional(Type.Array(uuid, { maxItems: valuesLimit })),
      assigneeId: Type.Optional(nullable(uuid)),
      projectId: Type.Optional(idOf('project')),
    }),
    description: 'With `projectId` they stand in a new group of that project, which is called like the template',
    answer: Type.Object({
      group: Type.Optional(groupMade),
      tasks: Type.Array(made),
      unassigned: Type.Array(Type.String(), { description: 'Summaries of items whose assignee is gone' }),
    }),
  },
  takeBack: {
    route: 'POST /client/v1/tasks/from-template/undo',
    access: { entity: 'task', action: 'delete' },
    summary: 'delete tasks that a template has made, unless they have been changed since',
    body: closed({
      tasks: Type.Array(closed({ id: uuid, version }), {
        minItems: 1,
        maxItems: valuesLimit,
      }),
      group: Type.Optional(closed({ id: uuid, version })),
    }),
    answer: Type.Object({
      removed: Type.Integer(),
      kept: Type.Array(Type.Object({ id: uuid, displayName: Type.String() }), {
        description: 'Changed since, so they stay',
      }),
    }),
  },
});
