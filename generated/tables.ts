// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { tables as community } from '../server/areas/community/tables.ts';
import { tables as conversations } from '../server/areas/conversations/tables.ts';
import { tables as files } from '../server/areas/files/tables.ts';
import { tables as identity } from '../server/areas/identity/tables.ts';
import { tables as insight } from '../server/areas/insight/tables.ts';
import { tables as money } from '../server/areas/money/tables.ts';
import { tables as notifications } from '../server/areas/notifications/tables.ts';
import { tables as people } from '../server/areas/people/tables.ts';
import { tables as settings } from '../server/areas/settings/tables.ts';
import { tables as tools } from '../server/areas/tools/tables.ts';
import { tables as tasks } from '../server/areas/tasks/tables.ts';
import { tables as calendar } from '../server/areas/calendar/tables.ts';

/** The areas' own tables, beside those of their entities. */
export const areaTables = [...community, ...conversations, ...files, ...identity, ...insight, ...money, ...notifications, ...people, ...settings, ...tools, ...tasks, ...calendar] as const;
