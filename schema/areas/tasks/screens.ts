import { groupOf, groupUnder, screensUnder, type Owner } from '../../routes/screen.ts';

/** The tasks on a tab of their owner's page. */
const tasksOf = <const Name extends Owner>(owner: Name) =>
  screensUnder(groupUnder(owner, 'tasks'), [
    { name: 'list', path: '', built: 'detail', back: 'parent', entity: owner, record: 'id', section: 'tasks' },
  ]);

/** Screens of tasks on their own and on the pages of people. */
export const screens = [
  ...screensUnder({ ...groupOf('tasks'), entity: 'task' }, [{ name: 'list', path: '', built: 'list' }]),
  ...tasksOf('talent'),
  ...tasksOf('scout'),
] as const;
