import { groupOf, groupUnder, recordPages, screensUnder, type Owner, type Sketch } from '../../routes/screen.ts';

/** The screens of work that exist both on their own (/pipeline/...) and under an owner (/talent/{id}/pipeline/...). */

const tasks = [{ name: 'list', path: '', built: 'list' }] as const satisfies readonly Sketch[];

/** The tasks on a tab of their owner's page. */
const tasksOwned = <const Name extends Owner>(owner: Name) =>
  [
    { name: 'list', path: '', built: 'detail', back: 'parent', entity: owner, record: 'id', section: 'tasks' },
  ] as const satisfies readonly Sketch[];

/** The days of a person, on their pages. */
const calendarOf = <const Name extends Owner>(owner: Name) =>
  [
    {
      name: 'agency',
      path: '',
      built: 'detail',
      back: 'parent',
      entity: owner,
      record: 'id',
      section: 'calendar',
    },
  ] as const satisfies readonly Sketch[];

/** The category of a list's statuses as a part of its path. */
const category = {
  name: 'category',
  path: '/:categoryCode',
  back: 'parent',
  allowed: { categoryCode: 'code' },
  tab: { parameter: 'categoryCode', filter: 'categoryCodes' },
} as const satisfies Sketch;

/** The financial status of contracts as a part of their list's path. */
const contractStatus = {
  name: 'status',
  path: '/:financialStatus',
  back: 'parent',
  allowed: { financialStatus: 'code' },
  tab: { parameter: 'financialStatus', filter: 'financialStatuses' },
} as const satisfies Sketch;

/** Screens of an entity's list on its own. */
const alone = <const Tab extends Sketch>(tab: Tab) =>
  [
    { name: 'list', path: '', built: 'list', back: 'parent' },
    { ...tab, built: 'list' },
  ] as const;

/** Screens of its list on the pages of an owner. */
const below = <const Name extends Owner, const Tab extends Sketch>(owner: Name, section: string, tab: Tab) => {
  const list = { built: 'detail', back: 'parent', entity: owner, record: 'id', section } as const;
  return [
    { ...list, name: 'list', path: '' },
    { ...tab, ...list },
  ] as const;
};

/**
 * Screens for adding, reading and editing an entity's records: `record` is the parameter of the id, `name` that of the
 * screen with the tabs.
 */
const pagesOf = <
  const Entity extends string,
  const Id extends string,
  const Name extends string,
  const Tabs extends readonly string[],
>(
  entity: Entity,
  { record, name, tabs }: { readonly record: Id; readonly name: Name; readonly tabs: Tabs },
) => {
  const page = { built: 'detail', entity, record } as const;
  return [
    { name: 'add', path: '/add', built: 'add', back: 'list', entity },
    { ...page, name, path: `/detail/:${record}/:section`, back: 'list', allowed: { section: tabs } },
    { ...page, name: 'edit', path: `/detail/:${record}/summary/edit`, back: 'upTwo', section: 'summary', edit: true },
  ] as const;
};

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

/** Screens of contracts, whose summary has the address without a tab. */
const contractRecord = [
  {
    name: 'detail',
    path: '/detail/:subId',
    built: 'detail',
    back: 'list',
    entity: 'contract',
    record: 'subId',
    section: 'summary',
  },
  ...pagesOf('contract', {
    record: 'subId',
    name: 'section',
    tabs: ['amounts', 'subContracts', 'tasks', 'documents', 'attachments', 'staff', 'notes', 'history'],
  }),
  {
    name: 'addSubContract',
    path: '/detail/:subId/add-sub-contract',
    built: 'add',
    entity: 'subContract',
    of: { field: 'contract', parameter: 'subId' },
  },
  {
    name: 'editSubContract',
    path: '/detail/:subId/edit-sub-contract/:subContractId',
    back: 'upTwo',
    built: 'detail',
    entity: 'subContract',
    record: 'subContractId',
    section: 'summary',
    edit: true,
    of: { field: 'contract', parameter: 'subId' },
  },
] as const satisfies readonly Sketch[];

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
    ...screensUnder(groupUnder(owner, 'contracts'), [...below(owner, 'contracts', contractStatus), ...contractRecord]),
    ...screensUnder(groupUnder(owner, 'event'), [...below(owner, 'event', category), ...eventRecord]),
    ...screensUnder(groupUnder(owner, 'project'), [...below(owner, 'project', category), ...projectOwned]),
  ] as const;
}

/** Screens of the area. */
export const screens = [
  ...screensUnder(groupOf('calendar'), [
    { name: 'agency', path: '', built: 'page' },
    // What is assigned to somebody is theirs to see without the right on everybody's days.
    { name: 'personal', path: '/personal', built: 'page', access: { anyOf: ['TASK', 'EVENT'] } },
    { name: 'scout', path: '/scout', built: 'page' },
  ]),
  ...screensUnder({ ...groupOf('tasks'), entity: 'task' }, tasks),
  ...screensUnder({ ...groupOf('pipeline'), entity: 'opportunity' }, [...alone(category), ...pipelineRecord]),
  ...screensUnder({ ...groupOf('contracts'), entity: 'contract' }, [...alone(contractStatus), ...contractRecord]),
  ...screensUnder({ ...groupOf('event'), entity: 'event' }, [...alone(category), ...eventRecord]),
  ...screensUnder({ ...groupOf('project'), entity: 'project' }, [...alone(category), ...projectAlone]),
  ...workOf('talent'),
  ...workOf('scout'),
  ...workOf('partner'),
  ...workOf('staff'),
  ...screensUnder(groupUnder('talent', 'calendar'), calendarOf('talent')),
  ...screensUnder(groupUnder('scout', 'calendar'), calendarOf('scout')),
  ...screensUnder(groupUnder('talent', 'tasks'), tasksOwned('talent')),
  ...screensUnder(groupUnder('scout', 'tasks'), tasksOwned('scout')),
  ...screensUnder(recordPages('talent'), [
    { name: 'ticketedEvents', path: '/events/:slug', module: 'events', back: 'list' },
  ]),
] as const;
