import type { ServerArea } from '../../house.ts';
import { registerCalendar } from './items/calendar.ts';
import { guardClashes } from './items/clash.ts';
import { registerFeeds } from './items/feeds/feeds.ts';
import { registerSources } from './items/sources/sources.ts';

export const area: ServerArea = {
  register: ({ app, engine, jobs, pools, clock, origin, links, identity }) => {
    registerCalendar(app, engine, clock);
    guardClashes(engine);
    registerFeeds(app, engine, origin);
    registerSources(app, { engine, links, jobs, pools, readSecret: identity.readSecret });
  },
};
