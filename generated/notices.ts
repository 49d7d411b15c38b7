// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { notices as conversations } from '../schema/areas/conversations/notices.ts';
import { notices as files } from '../schema/areas/files/notices.ts';
import { notices as money } from '../schema/areas/money/notices.ts';
import { notices as notifications } from '../schema/areas/notifications/notices.ts';
import { notices as contracts } from '../schema/areas/contracts/notices.ts';
import { notices as work } from '../schema/areas/work/notices.ts';
import { notices as calendar } from '../schema/areas/calendar/notices.ts';

/** The kinds of notifications of every area. */
export const areaNotices = { ...conversations, ...files, ...money, ...notifications, ...contracts, ...work, ...calendar } as const;
