import { createRequire } from 'node:module';
import {
  calendarEventsLimit,
  sourceDays,
  type EventFault,
  type SourceFailure,
} from '../../../../../schema/areas/calendar/sources.ts';
import { WorkerEndedError, WorkerFaultError } from '../../../../workers/program.ts';
import { createWorkers } from '../../../../workers/workers.ts';
import { calendarProgram, longestEvent, mostBlocks, mostFaults, mostOccurrences } from './calendarProgram.ts';

/** A calendar file, and the zone of times without one. */
export interface CalendarFile {
  /** Tells its blocks from those of other calendars. */
  readonly source: string;
  readonly bytes: Uint8Array;
  readonly zone: string;
  /** Moments between which times are taken from it. */
  readonly from: number;
  readonly until: number;
}

/** Times that a calendar takes up. */
export interface ReadCalendar {
  /** JSON of rows `{ id, s, e, f, l, n }`: first moment and that after the last, first and last whole day, and name. */
  readonly pages: readonly string[];
  readonly blocks: number;
  readonly events: number;
  readonly faults: readonly { readonly reason: EventFault; readonly title: string }[];
  readonly faultCount: number;
  /** The same for the same times. */
  readonly hash: string;
}

/** Timeout for reading one calendar, in milliseconds. */
const patience = 20_000;
const day = 86_400_000;
const { resolve } = createRequire(import.meta.url);

const readers = createWorkers<CalendarFile, ReadCalendar>({
  source: calendarProgram,
  data: {
    ical: resolve('ical.js'),
    rules: resolve('rrule-temporal'),
    windows: resolve('windows-iana'),
    mostEvents: calendarEventsLimit,
    mostOccurrences,
    mostBlocks,
    mostFaults,
    longestEvent,
  },
  place: 'thread',
  memory: 512,
  idle: 30_000,
});

/** Returns the moments between which times are taken from calendars. */
export function sourceWindow(now: number): Pick<CalendarFile, 'from' | 'until'> {
  return { from: now - sourceDays.before * day, until: now + sourceDays.after * day };
}

/** Reads a calendar file in a thread of its own; the reason why it cannot be read otherwise. */
export async function readCalendar(file: CalendarFile): Promise<ReadCalendar | SourceFailure> {
  try {
    return await readers.run(file, { patience });
  } catch (error) {
    if (error instanceof WorkerEndedError) return 'tooSlow';
    if (!(error instanceof WorkerFaultError)) throw error;
    return error.message === 'calendarTooLong' ? 'calendarTooLong' : 'calendarUnreadable';
  }
}
