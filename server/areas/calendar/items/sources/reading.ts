import type { FastifyBaseLogger } from 'fastify';
import { calendarFileLimit, type SourceFailure } from '../../../../../schema/areas/calendar/sources.ts';
import { longItemDays } from '../../../../../schema/language/effects/calendar.ts';
import type { Connection } from '../../../../database/pools.ts';
import type { Engine } from '../../../../engine/engine.ts';
import { notifyOf } from '../../../../engine/notifications/notify.ts';
import type { LinksPort, TextMark } from '../../../../integrations/links/port.ts';
import type { Sealer } from '../../../../sealing.ts';
import { systemAccountId } from '../../../../../schema/access/access.ts';
import { readCalendar, sourceWindow, type ReadCalendar } from './readCalendar.ts';

/** Dependencies of reading calendars. */
export interface ReadingDeps {
  readonly engine: Engine;
  readonly links: LinksPort | null;
  /** Seals the addresses of calendars. */
  readonly sealer: Sealer;
  /** Takes what went wrong with a calendar for a reason that is not its own. */
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** A calendar that is to be read. */
interface DueSource extends TextMark {
  readonly id: string;
  readonly personId: string;
  readonly staffId: string | null;
  readonly address: string;
  readonly zone: string;
  readonly hash: string | null;
  readonly madeAt: number | null;
  readonly failures: number;
  readonly failedSince: number | null;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Time between two readings. */
const each = hour;
/** Time after which a calendar is read whole though it has not changed: days ahead come nearer. */
const wholeEach = 7 * day;
/** Time after which whoever added a calendar is told that it cannot be read. */
const toldAfter = 3 * day;
/** Calendars that are read at the same time, and those of an agency in one run. */
const atOnce = 4;
const inOneRun = 200;

const accept = 'text/calendar, text/plain;q=0.8, */*;q=0.5';
const iso = (moment: number) => new Date(moment).toISOString();

/** Replaces the blocks of a calendar by those that were read, all at once; nothing where the calendar is gone. */
export async function keepBlocks(
  connection: Connection,
  agencyId: string,
  id: string,
  { pages, blocks, events, faults, faultCount, hash }: ReadCalendar,
  now: number,
): Promise<void> {
  const { rows } = await connection.query<{ hash: string | null }>({
    text: 'select hash from calendar_source where agency_id = $1 and id = $2 for update',
    values: [agencyId, id],
  });
  const [former] = rows;
  if (!former) return;
  if (former.hash !== hash) {
    await connection.query({
      text: 'delete from calendar_block where agency_id = $1 and source_id = $2',
      values: [agencyId, id],
    });
    for (const page of pages) {
      await connection.query({
        text: `insert into calendar_block
            (agency_id, id, source_id, person_id, starts_at, ends_at, first_day, last_day, title, is_long)
          select s.agency_id, b.id, s.id, s.person_id, to_timestamp(b.s / 1000.0), to_timestamp(b.e / 1000.0), b.f, b.l,
            case when s.shows_names then nullif(b.n, '') end, b.e - b.s > $4
          from calendar_source s, jsonb_to_recordset($3::jsonb) as b(id uuid, s bigint, e bigint, f date, l date, n text)
          where s.agency_id = $1 and s.id = $2`,
        values: [agencyId, id, page, longItemDays * day],
      });
    }
  }
  await connection.query({
    text: `update calendar_source set hash = $3, made_at = $4, read_at = $4, events = $5, blocks = $6, fault_count = $7,
        faults = case when shows_names then $8::jsonb else
          (select coalesce(jsonb_agg(f || '{"title": ""}'), '[]') from jsonb_array_elements($8::jsonb) f) end,
        failure = null, failed_since = null, failures = 0
      where agency_id = $1 and id = $2`,
    values: [agencyId, id, hash, iso(now), events, blocks, faultCount, JSON.stringify(faults)],
  });
}

/** Notes that a calendar cannot be read; its blocks stay. Whoever added it is told once, after three days. */
async function keepFailure(
  { database }: Engine,
  agencyId: string,
  source: DueSource,
  failure: SourceFailure,
  now: number,
): Promise<void> {
  const { id, personId, staffId, failures, failedSince } = source;
  const since = failedSince ?? now;
  const next = now + Math.min(day, 15 * minute * 2 ** failures);
  await database.transaction(agencyId, async (connection) => {
    await connection.query({
      text: `update calendar_source set failure = $3, failed_since = $4, failures = failures + 1, next_at = $5
        where agency_id = $1 and id = $2`,
      values: [agencyId, id, failure, iso(since), iso(next)],
    });
    // Between the reading before and this one it has been three days.
    const isTold = failures > 0 && now - since >= toldAfter && now - since - Math.min(day, next - now) < toldAfter;
    if (!isTold || staffId === null) return;
    const notices = [{ staffId, kind: 'CALENDAR_FAILED' as const }];
    const origin = { actor: { accountId: systemAccountId, staffId: null }, now };
    await notifyOf(connection, { agencyId, recordId: personId, notices }, origin);
  });
}

/** Fetches a calendar and keeps its times; what cannot be read changes nothing but the note of it. */
async function readSource(deps: ReadingDeps, agencyId: string, source: DueSource): Promise<void> {
  const { engine, links, sealer } = deps;
  const now = engine.clock();
  const fail = (failure: SourceFailure) => keepFailure(engine, agencyId, source, failure, now);
  if (links === null) return fail('unreachable');
  const isFresh = source.hash !== null && source.madeAt !== null && now - source.madeAt < wholeEach;
  const { etag, modified } = source;
  const address = await sealer.open(Buffer.from(source.address, 'base64'), source.id);
  const fetched = await links.text(address, {
    accept,
    limit: calendarFileLimit,
    ...(isFresh && { mark: { etag, modified } }),
  });
  const marked = (connection: Connection, mark: TextMark) =>
    connection.query({
      text: `update calendar_source set read_at = $3, next_at = $4, etag = $5, modified = $6, failure = null,
          failed_since = null, failures = 0
        where agency_id = $1 and id = $2`,
      values: [agencyId, source.id, iso(now), iso(now + each), mark.etag, mark.modified],
    });
  if (fetched === 'unchanged') {
    await engine.database.transaction(agencyId, (connection) => marked(connection, source));
    return;
  }
  if (typeof fetched === 'string') return fail(fetched);
  const file = { source: source.id, bytes: fetched.bytes, zone: source.zone, ...sourceWindow(now) };
  const read = await readCalendar(file);
  if (typeof read === 'string') return fail(read);
  await engine.database.transaction(agencyId, async (connection) => {
    await keepBlocks(connection, agencyId, source.id, read, now);
    await marked(connection, fetched);
  });
}

/** Reads a calendar as far as it goes: one of which the reading breaks is noted as unreadable, and read again later. */
async function readSafely(deps: ReadingDeps, agencyId: string, source: DueSource): Promise<void> {
  try {
    await readSource(deps, agencyId, source);
  } catch (error) {
    deps.log.error({ err: error, calendar: source.id }, 'a calendar could not be read');
    await keepFailure(deps.engine, agencyId, source, 'calendarUnreadable', deps.engine.clock());
  }
}

/**
 * Reads the calendars of an agency whose time has come, or the one given, whatever its time. Returns their number.
 * @param signal ends it between two of them
 */
export async function readDueSources(
  deps: ReadingDeps,
  agencyId: string,
  { id = null, signal }: { readonly id?: string | null; readonly signal?: AbortSignal } = {},
): Promise<number> {
  const { engine } = deps;
  const { rows } = await engine.database.query<DueSource>(agencyId, {
    text: `select s.id, s.person_id as "personId", s.staff_id as "staffId", s.sealed_address as address, s.zone, s.etag,
        s.modified, s.hash, s.made_at as "madeAt", s.failures, s.failed_since as "failedSince"
      from calendar_source s
      join record r on r.agency_id = s.agency_id and r.id = s.person_id and r.deleted_at is null
      where s.agency_id = $1 and s.sealed_address is not null
        and case when $2::uuid is null then s.next_at <= $3 else s.id = $2 end
      order by s.next_at limit ${inOneRun}`,
    values: [agencyId, id, iso(engine.clock())],
  });
  for (let index = 0; index < rows.length && !signal?.aborted; index += atOnce)
    await Promise.all(rows.slice(index, index + atOnce).map((one) => readSafely(deps, agencyId, one)));
  return rows.length;
}
