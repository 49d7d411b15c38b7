import { groupOf, groupUnder, recordPages, screensUnder, type Owner, type Sketch } from '../../routes/screen.ts';

/** The screens of work that exist both on their own (/pipeline/...) and under an owner (/talent/{id}/pipeline/...). */

const tasks = [{ name: 'list', path: '', built: 'list' }] as const satisfies readonly Sketch[];

/** The tasks on a tab of their owner's page. */
const tasksOwned = <const Name extends Owner>(owner: Name) =>
  [
    { name: 'list', path: '', built: 'detail', back: 'parent', entity: owner, record: 'id', section: 'tasks' },
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

/** Screens for adding, reading and editing an opportunity. */
const pipelineRecord = [
  { name: 'add', path: '/add', built: 'add', back: 'list', entity: 'opportunity' },
  {
    name: 'detail',
    path: '/detail/:oppId/:section',
    built: 'detail',
    back: 'list',
    entity: 'opportunity',
    record: 'oppId',
    allowed: { section: ['summary', 'tasks', 'contracts', 'attachments', 'staff', 'notes', 'history'] },
  },
  {
    name: 'edit',
    path: '/detail/:oppId/summary/edit',
    built: 'detail',
    back: 'upTwo',
    entity: 'opportunity',
    record: 'oppId',
    section: 'summary',
    edit: true,
  },
] as const satisfies readonly Sketch[];

/** Screens for adding, reading and editing a contract. */
const contractRecord = [
  { name: 'add', path: '/add', built: 'add', back: 'list', entity: 'contract' },
  {
    name: 'detail',
    path: '/detail/:subId',
    built: 'detail',
    back: 'list',
    entity: 'contract',
    record: 'subId',
    section: 'summary',
  },
  {
    name: 'section',
    path: '/detail/:subId/:section',
    built: 'detail',
    back: 'list',
    entity: 'contract',
    record: 'subId',
    allowed: { section: ['tasks', 'attachments', 'staff', 'notes', 'history'] },
  },
  {
    name: 'edit',
    path: '/detail/:subId/summary/edit',
    built: 'detail',
    back: 'upTwo',
    entity: 'contract',
    record: 'subId',
    section: 'summary',
    edit: true,
  },
  { name: 'addSubContract', path: '/detail/:subId/add-sub-contract', record: 'subId' },
  {
    name: 'editSubContract',
    path: '/detail/:subId/edit-sub-contract/:subContractId',
    back: 'upTwo',
    record: 'subId',
    edit: true,
  },
] as const satisfies readonly Sketch[];

/** Screens for adding, reading and editing an event. */
const eventRecord = [
  { name: 'add', path: '/add', built: 'add', back: 'list', entity: 'event' },
  {
    name: 'detail',
    path: '/detail/:eventId/:section',
    built: 'detail',
    back: 'list',
    entity: 'event',
    record: 'eventId',
    allowed: { section: ['summary', 'tasks', 'attachments', 'staff', 'notes', 'history'] },
  },
  {
    name: 'edit',
    path: '/detail/:eventId/summary/edit',
    built: 'detail',
    back: 'upTwo',
    entity: 'event',
    record: 'eventId',
    section: 'summary',
    edit: true,
  },
] as const satisfies readonly Sketch[];

const project = [
  { name: 'list', path: '', back: 'parent' },
  { name: 'add', path: '/add', back: 'list' },
  { name: 'category', path: '/:categoryCode', back: 'parent', allowed: { categoryCode: 'code' } },
  {
    name: 'detail',
    path: '/detail/:subId/:section',
    back: 'list',
    record: 'subId',
    allowed: { section: ['dashboard', 'summary', 'contracts', 'attachments', 'staff', 'notes', 'report'] },
  },
  {
    name: 'edit',
    path: '/detail/:subId/summary/edit',
    back: 'upTwo',
    record: 'subId',
    section: 'summary',
    edit: true,
  },
  { name: 'taskList', path: '/detail/:subId/tasks/list', back: 'list', record: 'subId', section: 'tasks' },
  { name: 'taskBoard', path: '/detail/:subId/tasks/board', back: 'list', record: 'subId', section: 'tasks' },
] as const satisfies readonly Sketch[];

/** The timeline's address is the one that differs: `tasks/list/timeline/{range}`, but `tasks/timeline/{range}` under an owner. */
const timeline = {
  name: 'taskTimeline',
  back: 'list',
  record: 'subId',
  section: 'tasks',
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
    ...screensUnder(groupUnder(owner, 'project'), projectOwned),
  ] as const;
}

/** Screens of the area. */
export const screens = [
  ...screensUnder(groupOf('calendar'), [
    { name: 'agency', path: '' },
    { name: 'personal', path: '/personal' },
    { name: 'scout', path: '/scout' },
  ]),
  ...screensUnder({ ...groupOf('tasks'), entity: 'task' }, tasks),
  ...screensUnder({ ...groupOf('pipeline'), entity: 'opportunity' }, [...alone(category), ...pipelineRecord]),
  ...screensUnder({ ...groupOf('contracts'), entity: 'contract' }, [...alone(contractStatus), ...contractRecord]),
  ...screensUnder({ ...groupOf('event'), entity: 'event' }, [...alone(category), ...eventRecord]),
  ...screensUnder(groupOf('project'), projectAlone),
  ...workOf('talent'),
  ...workOf('scout'),
  ...workOf('partner'),
  ...workOf('staff'),
  ...screensUnder(groupUnder('talent', 'tasks'), tasksOwned('talent')),
  ...screensUnder(groupUnder('scout', 'tasks'), tasksOwned('scout')),
  ...screensUnder(recordPages('talent'), [
    { name: 'ticketedEvents', path: '/events/:slug', module: 'events', back: 'list' },
  ]),
] as const;
