import { defineArea } from '../../language/area.ts';
import { screens } from './screens.ts';

/** The content that fans see, and its moderation. */
export const area = defineArea({
  menu: [{ name: 'cms', key: 'm', group: 'shared', place: 50, home: '/cms', access: 'CMS', roles: ['super_admin'] }],
  screens,
  recordPages: [
    { name: 'content', place: 30, entity: 'news', on: { talent: 'navigation' }, at: '/cms/talent/:id/dashboard' },
  ],
});
