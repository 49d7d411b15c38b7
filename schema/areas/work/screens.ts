import { alone, below, pagesOf } from '../../routes/recordScreens.ts';
import { groupOf, groupUnder, recordPages, screensUnder, type Owner, type Sketch } from '../../routes/screen.ts';

/** The category of a list's statuses as a part of its path. */
const category = {
  name: 'category',
  path: '/:categoryCode',
  back: 'parent',
  allowed: { categoryCode: 'code' },
  tab: { parameter: 'categoryCode', filter: 'categoryCodes' },
} as const satisfies Sketch;

const pipelineRecord = pagesOf('opportunity', {
  record: 'oppId',
  name: 'detail',
  tabs: ['summary', 'tasks', 'contracts', 'events', 'attachments', 'staff', 'notes', 'history'],
});

const eventRecord = pagesOf('event', {
  record: 'eventId',
  name: 'detail',
  tabs: ['summary', 'tasks', 'contracts', 'attachments', 'staff', 'notes', 'history'],
});

const projectRecord = pagesOf('project', {
  record: 'subId',
  name: 'detail',
  tabs: ['dashboard', 'summary', 'contracts', 'attachments', 'staff', 'notes', 'report', 'history'],
});

/** The tasks of a project, whose layouts each have an address. */
const projectTasks = { back: 'list', built: 'detail', entity: 'project', record: 'subId', section: 'tasks' } as const;
const project = [
  ...projectRecord,
  { ...projectTasks, name: 'taskList', path: '/detail/:subId/tasks/list' },
  { ...projectTasks, name: 'taskBoard', path: '/detail/:subId/tasks/board', view: 'board' },
] as const;

/** The timeline's address is the one that differs: `tasks/list/timeline/{range}`, but `tasks/timeline/{range}` under an owner. */
const timeline = {
  ...projectTasks,
  name: 'taskTimeline',
  view: 'timeline',
  allowed: { range: ['week', 'month'] },
} as const;
const projectAlone = [...project, { ...timeline, path: '/detail/:subId/tasks/list/timeline/:range' }] as const;
const projectOwned = [...project, { ...timeline, path: '/detail/:subId/tasks/timeline/:range' }] as const;

/** The work of one talent, scout, partner or staff member. */
function workOf<const Name extends Owner>(owner: Name) {
  return [
    ...screensUnder(groupUnder(owner, 'pipeline'), [...below(owner, 'pipeline', category), ...pipelineRecord]),
    ...screensUnder(groupUnder(owner, 'event'), [...below(owner, 'event', category), ...eventRecord]),
    ...screensUnder(groupUnder(owner, 'project'), [...below(owner, 'project', category), ...projectOwned]),
  ] as const;
}

/** Screens of work on its own (/pipeline/...) and under an owner (/talent/{id}/pipeline/...). */
export const screens = [
  ...screensUnder({ ...groupOf('pipeline'), entity: 'opportunity' }, [...alone(category), ...pipelineRecord]),
  ...screensUnder({ ...groupOf('event'), entity: 'event' }, [...alone(category), ...eventRecord]),
  ...screensUnder({ ...groupOf('project'), entity: 'project' }, [...alone(category), ...projectAlone]),
  ...workOf('talent'),
  ...workOf('scout'),
  ...workOf('partner'),
  ...workOf('staff'),
  ...screensUnder(recordPages('talent'), [
    { name: 'ticketedEvents', path: '/events/:slug', module: 'events', back: 'list' },
  ]),
] as const;
