import type { Actor } from '../../../../schema/access/access.ts';
import {
  endingDays,
  newProspectDays,
  tileFaces,
  tileRows,
  type DashboardTile,
} from '../../../../schema/areas/insight/dashboard.ts';
import { addToDay, endOfDay, startOfDay } from '../../../../schema/rules/dates.ts';
import { rangeOfPreset } from '../../../../schema/rules/ranges.ts';

/** Context in which a tile asks its list. */
export interface TileContext {
  readonly actor: Actor;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The reader's day, YYYY-MM-DD. */
  readonly today: string;
}

/** The list of records that a tile counts. */
export interface TileList {
  readonly entity: string;
  /** Filters as lists take them. Null if the reader has nothing of the kind. */
  readonly filters: (context: TileContext) => Readonly<Record<string, unknown>> | null;
  /** Field by which its first records are shown; by default in the order of the list. */
  readonly orderBy?: string;
  readonly rows: number;
  /** Wire keys of the moment or day that counts, and of those for whom a record is. */
  readonly at?: string;
  readonly about?: readonly string[];
}

const open = ['NEW', 'IN_PROGRESS', 'BLOCKED'];
const reader = ({ actor, now }: TileContext) => ({ clock: () => now, zone: actor.timeZone });
/** Tasks on which the reader works; null for somebody without a staff record. */
const own = ({ actor }: TileContext, filters: Readonly<Record<string, unknown>>) =>
  actor.staffId === null ? null : { staffIds: [actor.staffId], ...filters };

/** Lists of the tiles; those without one are read by the calendar. */
export const tileLists: Readonly<Partial<Record<DashboardTile, TileList>>> = {
  overdue: {
    entity: 'task',
    rows: 0,
    filters: (context) =>
      own(context, { toDate: rangeOfPreset('overdueTasks', reader(context)).to, categoryCodes: open }),
  },
  dueSoon: {
    entity: 'task',
    rows: 0,
    filters: (context) => {
      const { from, to } = rangeOfPreset('dueWithin3DayTasks', reader(context));
      return own(context, { fromDate: from, toDate: to, categoryCodes: open });
    },
  },
  inProgress: { entity: 'task', rows: 0, filters: (context) => own(context, { categoryCodes: ['IN_PROGRESS'] }) },
  newProspects: {
    entity: 'scout',
    rows: 0,
    filters: ({ actor, today }) => ({
      fromDate: startOfDay(addToDay(today, -newProspectDays), actor.timeZone),
      toDate: endOfDay(today, actor.timeZone),
    }),
  },
  today: {
    entity: 'event',
    rows: tileRows,
    orderBy: 'startsAt',
    at: 'startsAt',
    about: ['talents', 'client'],
    filters: ({ actor, today }) => ({
      startsAtFrom: startOfDay(today, actor.timeZone),
      startsAtTo: endOfDay(today, actor.timeZone),
    }),
  },
  waiting: {
    entity: 'task',
    rows: tileRows,
    orderBy: 'dueDate',
    at: 'dueDate',
    about: ['relatedTos'],
    filters: (context) =>
      own(context, { toDate: endOfDay(context.today, context.actor.timeZone), categoryCodes: open }),
  },
  talents: {
    entity: 'talent',
    rows: tileFaces,
    filters: ({ actor }) => (actor.staffId === null ? null : { assigneeIds: [actor.staffId] }),
  },
  contractsEnding: {
    entity: 'contract',
    rows: tileRows,
    orderBy: 'endsOn',
    at: 'endsOn',
    about: ['talents', 'client'],
    filters: ({ today }) => ({ endsOnFrom: today, endsOnTo: addToDay(today, endingDays) }),
  },
};
