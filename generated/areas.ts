// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { area as community } from '../schema/areas/community/area.ts';
import { area as conversations } from '../schema/areas/conversations/area.ts';
import { area as files } from '../schema/areas/files/area.ts';
import { area as identity } from '../schema/areas/identity/area.ts';
import { area as insight } from '../schema/areas/insight/area.ts';
import { area as money } from '../schema/areas/money/area.ts';
import { area as notifications } from '../schema/areas/notifications/area.ts';
import { area as operators } from '../schema/areas/operators/area.ts';
import { area as people } from '../schema/areas/people/area.ts';
import { area as settings } from '../schema/areas/settings/area.ts';
import { area as tools } from '../schema/areas/tools/area.ts';
import { area as contracts } from '../schema/areas/contracts/area.ts';
import { area as work } from '../schema/areas/work/area.ts';
import { area as tasks } from '../schema/areas/tasks/area.ts';
import { area as calendar } from '../schema/areas/calendar/area.ts';

/** Every area of the product. */
export const areas = [community, conversations, files, identity, insight, money, notifications, operators, people, settings, tools, contracts, work, tasks, calendar] as const;
