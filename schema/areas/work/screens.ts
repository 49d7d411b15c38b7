import { groupOf, groupUnder, recordPages, screensUnder, type Owner, type Sketch } from '../../routes/screen.ts';

/** The screens of work that exist both on their own (/pipeline/...) and under an owner (/talent/{id}/pipeline/...). */

const tasks = [{ name: 'list', path: '', built: 'list' }] as const satisfies readonly Sketch[];

/** The tasks on a tab of their owner's page. */
const tasksOwned = <const Name extends Owner>(owner: Name) =>
  [
    { name: 'list', path: '', built: 'detail', back: 'parent', entity: owner, record: 'id', section: 'tasks' },
  ] as const satisfies readonly Sketch[];

const pipeline = [
  { name: 'list', path: '', back: 'parent' },
  { name: 'add', path: '/add', back: 'list' },
  { name: 'category', path: '/:categoryCode', back: 'parent', allowed: { categoryCode: 'code' } },
  {
    name: 'detail',
    path: '/detail/:oppId/:section',
    back: 'list',
    record: 'oppId',
    allowed: { section: ['summary', 'tasks', 'contracts', 'attachments', 'staff', 'notes'] },
  },
  {
    name: 'edit',
    path: '/detail/:oppId/summary/edit',
    back: 'upTwo',
    record: 'oppId',
    section: 'summary',
    edit: true,
  },
] as const satisfies readonly Sketch[];

/** Screens of contracts that are not built yet, in every place. */
const contractStatus = {
  name: 'status',
  path: '/:financialStatus',
  back: 'parent',
  allowed: { financialStatus: 'code' },
} as const satisfies Sketch;
const subContracts = [
  { name: 'addSubContract', path: '/detail/:subId/add-sub-contract', record: 'subId' },
  {
    name: 'editSubContract',
    path: '/detail/:subId/edit-sub-contract/:subContractId',
    back: 'upTwo',
    record: 'subId',
    edit: true,
  },
] as const satisfies readonly Sketch[];

/** Screens of the list on a tab of the owner's page. */
const contractsOwned = <const Name extends Owner>(owner: Name) =>
  [
    { name: 'list', path: '', built: 'detail', back: 'parent', entity: owner, record: 'id', section: 'contracts' },
    { name: 'add', path: '/add', built: 'add', back: 'list', entity: 'contract' },
    contractStatus,
    {
      name: 'detail',
      path: '/detail/:subId',
      built: 'detail',
      back: 'list',
      entity: 'contract',
      record: 'subId',
      section: 'summary',
    },
    ...subContracts,
  ] as const satisfies readonly Sketch[];

/** Screens of the agency's contracts, which are built. */
const contractsAlone = [
  { name: 'list', path: '', built: 'list' },
  { name: 'add', path: '/add', built: 'add', back: 'list' },
  contractStatus,
  { name: 'detail', path: '/detail/:subId', built: 'detail', back: 'list', record: 'subId', section: 'summary' },
  {
    name: 'history',
    path: '/detail/:subId/history',
    built: 'detail',
    back: 'list',
    record: 'subId',
    section: 'history',
  },
  {
    name: 'tasks',
    path: '/detail/:subId/tasks',
    built: 'detail',
    back: 'list',
    record: 'subId',
    section: 'tasks',
  },
  {
    name: 'edit',
    path: '/detail/:subId/summary/edit',
    built: 'detail',
    back: 'upTwo',
    record: 'subId',
    section: 'summary',
    edit: true,
  },
  ...subContracts,
] as const satisfies readonly Sketch[];

const event = [
  { name: 'list', path: '', back: 'parent' },
  { name: 'add', path: '/add', back: 'list' },
  { name: 'category', path: '/:categoryCode', back: 'parent', allowed: { categoryCode: 'code' } },
  {
    name: 'detail',
    path: '/detail/:eventId/:section',
    back: 'list',
    record: 'eventId',
    allowed: { section: ['summary', 'tasks', 'attachments', 'staff', 'notes'] },
  },
  {
    name: 'edit',
    path: '/detail/:eventId/summary/edit',
    back: 'upTwo',
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
    ...screensUnder(groupUnder(owner, 'pipeline'), pipeline),
    ...screensUnder(groupUnder(owner, 'contracts'), contractsOwned(owner)),
    ...screensUnder(groupUnder(owner, 'event'), event),
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
  ...screensUnder(groupOf('pipeline'), pipeline),
  ...screensUnder({ ...groupOf('contracts'), entity: 'contract' }, contractsAlone),
  ...screensUnder(groupOf('event'), event),
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
