import { defineArea } from '../../language/area.ts';
import { screens } from './screens.ts';

/** Tasks, their series, templates, types and rules. */
export const area = defineArea({
  place: 30,
  menu: [{ name: 'tasks', key: 'k', isOnPhone: true, group: 'top', place: 30, home: '/tasks', access: 'TASK' }],
  screens,
});
