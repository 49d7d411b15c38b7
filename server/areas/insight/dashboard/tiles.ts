import type { Actor } from '../../../../schema/access/access.ts';
import type { ActivityWrite } from '../../../../schema/areas/insight/calls/activity.ts';
import type { DashboardTileAnswer } from '../../../../schema/areas/insight/calls/dashboard.ts';
import {
  birthdayDays,
  endingDays,
  newProspectDays,
  tileFaces,
  tileMost,
  tileRows,
  type DashboardTile,
} from '../../../../schema/areas/insight/dashboard.ts';
import { addToDay, endOfDay, startOfDay } from '../../../../schema/rules/dates.ts';
import { rangeOfPreset } from '../../../../schema/rules/ranges.ts';
import type { Engine } from '../../../engine/engine.ts';
import { birthdaysWithin } from '../../../engine/reading/birthdays.ts';
import { readApprovals } from './approvals.ts';
import { readTeamLoad } from './teamLoad.ts';

/** Returns the newest writes since a moment that an actor may see, at most `tileWrites`. */
export type ReadWrites = (actor: Actor, from: number) => Promise<readonly ActivityWrite[]>;

/** Context in which a tile is read. */
export interface TileContext {
  readonly engine: Engine;
  readonly readWrites: ReadWrites;
  readonly actor: Actor;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The reader's day, YYYY-MM-DD. */
  readonly today: string;
}

/** A tile that counts a list of records. */
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

/** A tile that no list of records equals. */
export interface ReadTile {
  /** Fields and entities that its reader must be able to see. */
  readonly needs: readonly { readonly entity: string; readonly field?: string }[];
  readonly read: (context: TileContext) => Promise<Partial<DashboardTileAnswer>>;
}

const open = ['NEW', 'IN_PROGRESS', 'BLOCKED'];
const reader = ({ actor, now }: TileContext) => ({ clock: () => now, zone: actor.timeZone });
/** Tasks on which the reader works; null for somebody without a staff record. */
const own = ({ actor }: TileContext, filters: Readonly<Record<string, unknown>>) =>
  actor.staffId === null ? null : { staffIds: [actor.staffId], ...filters };

/** Every tile: the list that it counts, or how it is read. */
export const tileSources: Readonly<Record<DashboardTile, TileList | ReadTile>> = {
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
  // An account that is still to be finalised waits for a decision.
  prospectsPending: { entity: 'scout', rows: 0, filters: () => ({ statusIds: [0] }) },
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
  stillOn: {
    entity: 'event',
    rows: tileRows,
    orderBy: 'endsAt',
    at: 'endsAt',
    about: ['talents', 'client'],
    filters: ({ actor, now, today }) => ({
      startsAtTo: startOfDay(today, actor.timeZone) - 1,
      endsAtFrom: now,
      categoryCodes: ['UPCOMING', 'IN_PROGRESS'],
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
  approvals: { needs: [{ entity: 'contract' }], read: readApprovals },
  // The browser reads its figures, which are those of the finance dashboard.
  money: { needs: [{ entity: 'invoice' }], read: () => Promise.resolve({}) },
  contractsEnding: {
    entity: 'contract',
    rows: tileRows,
    orderBy: 'endsOn',
    at: 'endsOn',
    about: ['talents', 'client'],
    filters: ({ today }) => ({ endsOnFrom: today, endsOnTo: addToDay(today, endingDays) }),
  },
  teamLoad: { needs: [{ entity: 'staff' }, { entity: 'task' }], read: readTeamLoad },
  birthdays: {
    needs: [{ entity: 'talent', field: 'dob' }],
    read: ({ engine, actor, today }) =>
      birthdaysWithin(engine, actor, { from: today, to: addToDay(today, birthdayDays) }, tileMost),
  },
  activity: {
    needs: [],
    read: async ({ actor, today, readWrites }) => ({
      writes: [...(await readWrites(actor, startOfDay(addToDay(today, -1), actor.timeZone)))],
    }),
  },
};
