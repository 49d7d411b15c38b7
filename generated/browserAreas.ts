// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { area as community } from '../src/areas/community.tsx';
import { area as conversations } from '../src/areas/conversations.tsx';
import { area as files } from '../src/areas/files.tsx';
import { area as identity } from '../src/areas/identity.tsx';
import { area as insight } from '../src/areas/insight.tsx';
import { area as money } from '../src/areas/money.tsx';
import { area as notifications } from '../src/areas/notifications.tsx';
import { area as operators } from '../src/areas/operators.tsx';
import { area as people } from '../src/areas/people.tsx';
import { area as settings } from '../src/areas/settings.tsx';
import { area as tools } from '../src/areas/tools.tsx';
import { area as contracts } from '../src/areas/contracts.tsx';
import { area as work } from '../src/areas/work.tsx';
import { area as tasks } from '../src/areas/tasks.tsx';
import { area as calendar } from '../src/areas/calendar.tsx';

/** Browser part of every area. */
export const browserAreas = [community, conversations, files, identity, insight, money, notifications, operators, people, settings, tools, contracts, work, tasks, calendar] as const;
