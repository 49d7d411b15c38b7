import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  idOf,
  instant,
  nullable,
  oneOf,
  uuid,
  version,
  type ValueOf,
} from '../../../language/call.ts';
import { project } from '../entities/project.ts';
import { projectGroup } from '../entities/projectGroup.ts';

const base = '/client/v1/project-groups';

/** Views of a project's tasks; each asks for other numbers of a group. */
export const groupViews = ['LIST', 'BOARD', 'TIMELINE'] as const;

const listed = Type.Object({
  id: uuid,
  version,
  displayName: Type.String(),
  taskNumber: Type.Integer(),
  openTaskNumber: Type.Integer(),
  /** With the board: tasks by the category of their status. */
  categories: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  /** With the timeline: the first start and the last end of its tasks. */
  from: Type.Optional(nullable(instant)),
  to: Type.Optional(nullable(instant)),
});
export type ListedProjectGroup = ValueOf<typeof listed>;

/** Groups of the tasks of a project (AB 7: "project groups list (projectId, viewMode)"), besides the calls of the entity. */
export const projectGroupCalls = defineCalls(projectGroup.plural, {
  all: {
    route: `GET ${base}`,
    access: { entity: project.name, action: 'read' },
    summary: 'groups of a project in their order, with the numbers of their tasks',
    description: 'The numbers count tasks that the caller may read; without a right on tasks they are 0',
    query: closed({ projectId: idOf(project.name), viewMode: Type.Optional(oneOf(groupViews)) }),
    answer: Type.Array(listed),
  },
  reorder: {
    route: `PUT ${base}/{id}/reorder`,
    access: { entity: project.name, action: 'update' },
    summary: 'put a group between two others of its project',
    description: 'After `previousId`, else before `afterId`; null, or none, is an end of the list',
    params: { id: idOf(projectGroup.name) },
    body: closed({ previousId: Type.Optional(nullable(uuid)), afterId: Type.Optional(nullable(uuid)) }),
    answer: Type.Array(Type.Object({ id: uuid, version })),
  },
});
