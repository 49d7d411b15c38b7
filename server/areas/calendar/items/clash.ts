import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { event as eventEntity } from '../../../../schema/areas/work/entities/event.ts';
import { hold } from '../../../../schema/areas/work/entities/hold.ts';
import { opportunity } from '../../../../schema/areas/work/entities/opportunity.ts';
import { calendarSql, longItemDays, type CalendarSql } from '../../../../schema/language/effects/calendar.ts';
import { columnName, type Reference } from '../../../../schema/fields/field.ts';
import { zonedKeys } from '../../../../schema/fields/zoned.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { targetsOf } from '../../../../schema/language/records/references.ts';
import { mostTravel } from '../../../../schema/rules/calendar.ts';
import { endOfDay, startOfDay } from '../../../../schema/rules/dates.ts';
import { calledOffCategories } from '../../../../schema/rules/statuses.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine, type WrittenTogether } from '../../../engine/engine.ts';
import { keptAt } from '../../../engine/filters/namedConditions.ts';
import type { Connection } from '../../../database/pools.ts';
import { onlyTakesAway } from '../../../engine/writing/changes.ts';
import { wholeRecords } from '../../../engine/reading/whole.ts';
import type { WriteEvent, WriteIntent } from '../../../engine/writing/events.ts';
import { RefusalError } from '../../../errors.ts';
import { guarded, meets, referencesIn, type Span } from './booked.ts';
import { busyCondition } from './busy.ts';
import { clashesWithHolds } from './clashHolds.ts';
import { clashOf, type FoundClash } from './foundClash.ts';
import { itemsOf } from './items.ts';
import { readAmong, readRecords } from './list.ts';
import { blocksAcross } from './sources/blocks.ts';
import { zonesApart, type Place } from './window.ts';
import { momentSql } from './momentSql.ts';

type Values = Readonly<Record<string, unknown>>;

/** No window: its items have moments. */
const anyDay = { from: '', to: '' };

const dayLength = 86_400_000;
const minuteLength = 60_000;

function peopleOf({ calendar }: AnyEntity, record: Values): readonly Reference[] {
  const all = (calendar?.people ?? []).flatMap((field) => referencesIn(record[field]));
  return all.filter(({ kind }) => guarded.includes(kind));
}

/** Beginning and end of a record in milliseconds, the latter not included; null without a date. */
function spanOf({ calendar, fields }: AnyEntity, record: Values, zone: string): readonly [number, number] | null {
  const { start = '', end = start } = calendar ?? {};
  if (fields[start]?.kind === 'date') {
    const [first, last] = [record[start] ?? record[end], record[end] ?? record[start]] as (string | null | undefined)[];
    return first && last ? [startOfDay(first, zone), endOfDay(last, zone) + 1] : null;
  }
  const [first, last] = [record[start] ?? record[end], record[`${end}End`] ?? record[`${start}End`]];
  if (typeof first !== 'number' || typeof last !== 'number') return null;
  const isDay = record[`${record[end] == null ? start : end}IsAllDay`] === true;
  return [first, isDay ? last + 1 : last];
}

/** Times of a booking, and the same with the way there and back. */
interface Booked {
  readonly span: Span;
  readonly wide: Span;
  /** First and last day of a booking of days without a zone. */
  readonly days?: readonly [string, string];
}

/** Returns the times of a record with those of its travel; whole days have none. */
function bookedOf({ calendar, fields }: AnyEntity, record: Values, span: Span): Booked {
  const { travel, start = '', end = start } = calendar ?? {};
  const known = [start, end].filter((name) => record[name] != null);
  if (fields[start]?.kind === 'date') {
    const days = known.map((name) => record[name] as string);
    return { span, wide: span, days: [days[0] ?? '', days.at(-1) ?? ''] };
  }
  const isWhole = known.every((name) => record[`${name}IsAllDay`] === true);
  if (!travel || isWhole) return { span, wide: span };
  const minutes = (name: string) => Number(record[name] ?? 0) * minuteLength;
  return { span, wide: [span[0] - minutes(travel.before), span[1] + minutes(travel.after)] };
}

/** SQL of the first and last day of an item of `t` where it takes place. What ends at midnight is not on the next day. */
function localDays({ calendar }: AnyEntity, { begin, finish }: CalendarSql): readonly [string, string] {
  const { start = '', end = start } = calendar ?? {};
  const zones = [start, end].map((name) => `t.${columnName(zonedKeys(name).zone)}`);
  const dayIn = (moment: string, of: readonly string[]) =>
    `(${moment} at time zone coalesce(${of.join(', ')}, 'UTC'))::date`;
  return [dayIn(begin, zones), dayIn(`greatest(${begin}, ${finish} - interval '1 microsecond')`, zones.toReversed())];
}

/**
 * Condition that a record of `t` shares time with a booking: what ends as the other begins does not. The way of one may
 * not reach into the time of the other; that from one to the other is the way back and the way there at once. A booking of
 * days meets what is on them in the writer's zone, or where it takes place.
 */
function overlap({ model, values }: Place, { span, wide, days }: Booked): string {
  const sql = calendarSql(model.entity, 't.');
  if (!sql) return 'false';
  const at = (moment: number) => momentSql(moment, values);
  const { begin, finish, isShort, travel } = sql;
  const meetsSql = ([from, until]: Span, first = begin, last = finish) =>
    `${first} < ${at(until)} and ${last} > ${at(from)}`;
  const farthest = days ? zonesApart : travel ? mostTravel * minuteLength : 0;
  const around: Span = [Math.min(wide[0], span[0] - farthest), Math.max(wide[1], span[1] + farthest)];
  const conditions = [
    meetsSql(around),
    `(not (${isShort}) or ${begin} >= ${at(around[0] - longItemDays * dayLength)})`,
  ];
  if (days) {
    const [first, last] = localDays(model.entity, sql);
    const day = (one: string) => `${values.add(one)}::date`;
    conditions.push(`((${meetsSql(span)}) or (${first} <= ${day(days[1])} and ${last} >= ${day(days[0])}))`);
  } else if (travel) {
    const interval = (minutes: string) => `make_interval(mins => ${minutes})`;
    const theirs = meetsSql(span, `${begin} - ${interval(travel.before)}`, `${finish} + ${interval(travel.after)}`);
    conditions.push(`((${meetsSql(wide)}) or (${theirs}))`);
  }
  return conditions.join(' and ');
}

/** Keys by which records of an entity point to one of some kinds, other than to people. */
function linksTo({ fields, calendar }: AnyEntity, kinds: readonly string[]): readonly string[] {
  return Object.keys(fields).filter(
    (name) =>
      calendar?.people?.includes(name) !== true && targetsOf(fields[name]!).some((kind) => kinds.includes(kind)),
  );
}

/** Ids of the records to which a record points. */
const pointedTo = (record: Values): ReadonlySet<string> =>
  new Set(
    Object.values(record)
      .flatMap(referencesIn)
      .map((one) => one.id),
  );

async function clashesWith(
  engine: Engine,
  entity: AnyEntity,
  event: Booking,
  booked: Booked,
  people: readonly Reference[],
): Promise<readonly FoundClash[]> {
  const { actor, id, after, besides = [id] } = event;
  const agencyId = agencyOf(actor);
  const everyone: Actor = { ...systemActor(agencyId), timeZone: actor.timeZone };
  const ids = people.map((one) => one.id);
  // A task of an event, or the event of a hold, is the same booking.
  const own = pointedTo(after);
  const isHold = event.entity === hold.name;
  // What is for the event or the opportunity of a hold is what the day is held for.
  const links = linksTo(entity, isHold ? [eventEntity.name, opportunity.name] : [event.entity]);
  const isSame = (one: string) => one === id || (isHold && own.has(one));
  const found = await readRecords(
    engine,
    everyone,
    entity,
    {},
    (place) => {
      const busy = busyCondition(engine, place);
      if (busy === null) return null;
      const { model, values, agency } = place;
      const owners = (entity.calendar?.people ?? []).map((field) =>
        keptAt(model, field, agency()).owners(`${values.add(ids)}::uuid[]`),
      );
      return [
        busy,
        overlap(place, booked),
        `t.id in (${owners.join(' union ')})`,
        `t.id <> all(${values.add(besides)}::uuid[])`,
      ];
    },
    { further: links },
  );
  const others = found.filter(({ record }) => {
    const { categoryCode = '' } = (record['status'] ?? {}) as { readonly categoryCode?: string };
    const isLinked = links.some((name) => referencesIn(record[name]).some((one) => isSame(one.id)));
    return !isLinked && !own.has(record['id'] as string) && !calledOffCategories.includes(categoryCode);
  });
  if (others.length === 0) return [];
  const otherIds = others.map(({ record }) => record['id'] as string);
  const seen = await readAmong(engine, actor, entity, otherIds);
  const known = new Set(seen.map(({ record }) => record['id'] as string));
  return others.flatMap((one) => {
    const times = spanOf(entity, one.record, actor.timeZone);
    const isTravel = times !== null && !meets(times, booked.span);
    return itemsOf(entity, one, { ...anyDay, zone: actor.timeZone }).map((item): FoundClash => {
      const told = clashOf(item, people, { isNamed: known.has(item.id), isTravel });
      return { told, item: { kind: item.kind, id: item.id } };
    });
  });
}

type Timed = Pick<CalendarItem, 'start' | 'end' | 'startDay' | 'endDay'>;

const timesOfItem = ({ start, end, startDay, endDay }: Timed, zone: string): Span =>
  startDay === null
    ? [start ?? 0, end ?? start ?? 0]
    : [startOfDay(startDay, zone), endOfDay(endDay ?? startDay, zone) + 1];

/** Returns the times that calendars of other programs take up in a span; named only for who may edit the person. */
async function clashesWithBlocks(
  engine: Engine,
  actor: Actor,
  { span, wide }: Booked,
  people: readonly Reference[],
): Promise<readonly FoundClash[]> {
  const ids = people.map((one) => one.id);
  return (await blocksAcross(engine, actor, wide, ids)).map((item): FoundClash => ({
    told: clashOf(item, people, { isNamed: item.isNamed, isTravel: !meets(timesOfItem(item, actor.timeZone), span) }),
    item: { kind: item.kind },
  }));
}

/** Keys of a record whose change may make it clash. */
function judgedKeys({ calendar }: AnyEntity): readonly string[] {
  const { start, end, people = [], busy, travel } = calendar ?? { start: '' };
  const ways = travel ? [travel.before, travel.after] : [];
  return [start, end ?? [], people, typeof busy === 'object' ? busy.by : [], ways].flat();
}

/** Does a write give a record a time that it did not take up before: by its state, or its status? */
function isTakenUp({ before, after }: WriteIntent): boolean {
  if (after['state'] === 'CONFIRMED' && before?.['state'] !== 'CONFIRMED') return true;
  const { categoryCode = '' } = (before?.['status'] ?? {}) as { readonly categoryCode?: string };
  return calledOffCategories.includes(categoryCode) && after['statusId'] !== before?.['statusId'];
}

/** Do changes of a record give people a time that they did not have? */
function takesTime(engine: Engine, entity: AnyEntity, changes: WriteIntent['changes']): boolean {
  const model = engine.model(entity.name);
  const keys = judgedKeys(entity);
  const isOfKeys = (field: string) => keys.includes((model.column(field) ?? model.link(field))?.field ?? field);
  return changes.some((change) => isOfKeys(change.field) && !onlyTakesAway(change));
}

/** Must a write be judged: one by a person who is asked, of times, people or whether they are taken up? */
function isJudged(engine: Engine, entity: AnyEntity, intent: WriteIntent) {
  const { acceptsClash, action, changes } = intent;
  if (acceptsClash === undefined) return false;
  return action !== 'update' || isTakenUp(intent) || takesTime(engine, entity, changes);
}

/** Keeps what a write accepted, for its history. */
async function keepAccepted(
  { actor, id, version }: Pick<WriteEvent, 'actor' | 'id' | 'version'>,
  found: readonly FoundClash[],
  connection: Connection,
) {
  await connection.query({
    text: 'insert into accepted_clash (agency_id, record_id, version, items) values ($1, $2, $3, $4) on conflict do nothing',
    values: [agencyOf(actor), id, version, JSON.stringify(found.map(({ item }) => item))],
  });
}

/** A written record, as it is judged. */
type Booking = Pick<WriteEvent, 'actor' | 'entity' | 'id' | 'after'> & {
  /** Ids of records that are written with it, its own among them: no clash with these. */
  readonly besides?: readonly string[];
};

/** Of two writes at once the second waits here until the first is kept, and finds it. */
const waitFor = (connection: Connection, people: readonly Reference[]) =>
  connection.query({
    text: `select pg_advisory_xact_lock(hashtextextended(key, 0))
      from (select 'clash ' || id as key from unnest($1::text[]) id order by id) keys`,
    values: [people.map((one) => one.id)],
  });

/** Returns those of some records that take up time: the kind of each does, and none is called off. */
async function takingTime(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  ids: readonly string[],
): Promise<ReadonlySet<unknown>> {
  const found = await readRecords(engine, systemActor(agencyOf(actor)), entity, {}, (place) => [
    `t.id = any(${place.values.add(ids)}::uuid[])`,
    entity.calendar?.busy === 'asks' ? 'true' : (busyCondition(engine, place) ?? 'false'),
    ...Object.entries(entity.calendar?.leavesOut ?? {}).map(
      ([field, codes]) => `t.${place.model.column(field)?.column ?? field} <> all(${place.values.add(codes)})`,
    ),
  ]);
  const taking = found.filter(({ record }) => {
    const { categoryCode = '' } = (record['status'] ?? {}) as { readonly categoryCode?: string };
    return !calledOffCategories.includes(categoryCode);
  });
  return new Set(taking.map(({ record }) => record['id']));
}

/** Returns what people have at the time of a record that takes up theirs. */
async function clashesAt(
  engine: Engine,
  entity: AnyEntity,
  event: Booking,
  { booked, people }: { readonly booked: Booked; readonly people: readonly Reference[] },
): Promise<readonly FoundClash[]> {
  const found: FoundClash[] = [];
  const { span } = booked;
  // What lasts no time meets nothing but a day that is held.
  if (span[1] > span[0]) {
    for (const other of engine.registry.all.filter(({ calendar }) => calendar?.busy && calendar.busy !== 'asks'))
      found.push(...(await clashesWith(engine, other, event, booked, people)));
    found.push(...(await clashesWithBlocks(engine, event.actor, booked, people)));
  }
  if (entity.name !== hold.name)
    found.push(...(await clashesWithHolds(engine, entity, event, { span, people, own: pointedTo(event.after) })));
  return found;
}

/** Returns the people and the time of a record; null where it has none of either. */
function bookingOf(entity: AnyEntity, record: Values, zone: string) {
  const people = peopleOf(entity, record);
  const span = spanOf(entity, record, zone);
  return people.length === 0 || span === null ? null : { people, booked: bookedOf(entity, record, span) };
}

const refusalOf = (found: readonly FoundClash[]) =>
  new RefusalError('clash', 'clash', { data: { items: found.map(({ told }) => told) } });

async function requireFree(engine: Engine, entity: AnyEntity, event: WriteEvent, connection: Connection) {
  const { actor, id, after } = event;
  const booking = bookingOf(entity, after, actor.timeZone);
  if (!booking) return;
  const here = within(engine, connection);
  await waitFor(connection, booking.people);
  if (!(await takingTime(here, actor, entity, [id])).has(id)) return;
  const found = await clashesAt(here, entity, event, booking);
  if (found.length === 0) return;
  if (!event.acceptsClash) throw refusalOf(found);
  await keepAccepted(event, found, connection);
}

/** Travel and zones together reach no farther. */
const margin = zonesApart + mostTravel * minuteLength;

const widened = ([from, until]: Span): Span => [from - margin, until + margin];

/**
 * Refuses records that were written together with all that clashes with any of them, unless that is accepted. They do not
 * clash with each other. All of their time is looked at in one go first, so that only those that are near something are
 * looked at by themselves.
 */
async function requireFreeTogether(here: Engine, actor: Actor, written: WrittenTogether): Promise<void> {
  const { entity, ids, changes, acceptsClash, connection } = written;
  const isAsked = entity.calendar?.busy !== undefined && acceptsClash !== undefined;
  if (!isAsked || (changes && !takesTime(here, entity, changes))) return;
  const records = await wholeRecords(here, actor, here.model(entity.name), ids);
  const all = records.flatMap(({ record }) => {
    const booking = bookingOf(entity, record, actor.timeZone);
    return booking ? { ...booking, record } : [];
  });
  const everybody = [...new Map(all.flatMap(({ people }) => people).map((one) => [one.id, one])).values()];
  if (everybody.length === 0) return;
  await waitFor(connection, everybody);
  const taking = await takingTime(here, actor, entity, ids);
  const bookings = all.filter(({ record }) => taking.has(record.id));
  if (bookings.length === 0) return;
  const eventOf = (id: string, after: Values) => ({ actor, entity: entity.name, id, after, besides: ids });
  const spans = bookings.map(({ booked }) => booked.wide);
  const span = widened([Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, until]) => until))]);
  const whole = { booked: { span, wide: span }, people: everybody };
  const around = await clashesAt(here, entity, eventOf(bookings[0]?.record.id ?? '', {}), whole);
  const times = around.map(({ told }) => widened(timesOfItem(told, actor.timeZone)));
  const clashes: FoundClash[] = [];
  for (const { record, ...booking } of bookings.filter(({ booked }) => times.some((one) => meets(one, booked.wide)))) {
    const event = eventOf(record.id, record);
    const found = await clashesAt(here, entity, event, booking);
    if (found.length > 0 && acceptsClash) await keepAccepted({ ...event, version: record.version }, found, connection);
    clashes.push(...found);
  }
  if (clashes.length > 0 && !acceptsClash) throw refusalOf(clashes);
}

/**
 * Guards people's time (the clash guard): a booking of somebody who has something else at the same time is refused with
 * what that is, until it is sent again with `acceptClash`, which its history tells. What its writer may not see is told by
 * its times alone.
 */
export function guardClashes(engine: Engine): void {
  engine.guardTogether(requireFreeTogether);
  for (const entity of engine.registry.all.filter(({ calendar }) => calendar?.busy !== undefined)) {
    engine.afterWrite(entity.name, (event, connection) => requireFree(engine, entity, event, connection), {
      of: ['create', 'update', 'restore'],
      when: (intent) => isJudged(engine, entity, intent),
    });
  }
}
