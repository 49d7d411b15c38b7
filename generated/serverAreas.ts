// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { area as community } from '../server/areas/community/area.ts';
import { area as files } from '../server/areas/files/area.ts';
import { area as identity } from '../server/areas/identity/area.ts';
import { area as insight } from '../server/areas/insight/area.ts';
import { area as notifications } from '../server/areas/notifications/area.ts';
import { area as operators } from '../server/areas/operators/area.ts';
import { area as people } from '../server/areas/people/area.ts';
import { area as settings } from '../server/areas/settings/area.ts';
import { area as tools } from '../server/areas/tools/area.ts';
import { area as work } from '../server/areas/work/area.ts';

/** Server part of every area. */
export const serverAreas = [community, files, identity, insight, notifications, operators, people, settings, tools, work] as const;
