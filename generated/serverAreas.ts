// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { area as community } from '../server/areas/community/area.ts';
import { area as conversations } from '../server/areas/conversations/area.ts';
import { area as files } from '../server/areas/files/area.ts';
import { area as identity } from '../server/areas/identity/area.ts';
import { area as insight } from '../server/areas/insight/area.ts';
import { area as money } from '../server/areas/money/area.ts';
import { area as notifications } from '../server/areas/notifications/area.ts';
import { area as operators } from '../server/areas/operators/area.ts';
import { area as people } from '../server/areas/people/area.ts';
import { area as settings } from '../server/areas/settings/area.ts';
import { area as tools } from '../server/areas/tools/area.ts';
import { area as contracts } from '../server/areas/contracts/area.ts';
import { area as work } from '../server/areas/work/area.ts';
import { area as tasks } from '../server/areas/tasks/area.ts';
import { area as calendar } from '../server/areas/calendar/area.ts';

/** Server part of every area. */
export const serverAreas = [community, conversations, files, identity, insight, money, notifications, operators, people, settings, tools, contracts, work, tasks, calendar] as const;
