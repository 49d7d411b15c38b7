import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import type { CalendarItem } from '../../../../schema/areas/work/calls/calendar.ts';
import { calendarSql, longItemDays } from '../../../../schema/language/effects/calendar.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { targetsOf } from '../../../../schema/language/records/references.ts';
import { mostTravel } from '../../../../schema/rules/calendar.ts';
import { endOfDay, startOfDay } from '../../../../schema/rules/dates.ts';
import { calledOffCategories } from '../../../../schema/rules/statuses.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { keptAt } from '../../../engine/filters/namedConditions.ts';
import type { Connection } from '../../../database/pools.ts';
import type { WriteEvent, WriteIntent } from '../../../engine/writing/events.ts';
import { RefusalError } from '../../../errors.ts';
import { guarded, meets, referencesIn, type Span } from './booked.ts';
import { busyCondition } from './busy.ts';
import { itemsOf } from './items.ts';
import { readRecords } from './list.ts';
import { blocksAcross } from './sources/blocks.ts';
import type { Place } from './window.ts';
import { momentSql } from './momentSql.ts';

type Values = Readonly<Record<string, unknown>>;

/** Something that people have at the same time: only its times where the writer may not see it. */
export type Clash = Pick<CalendarItem, 'isAllDay' | 'start' | 'end' | 'startDay' | 'endDay'> & {
  /** People of the written record whose time it takes. */
  readonly people: readonly Pick<Reference, 'id' | 'displayName'>[];
  readonly id?: string;
  readonly kind?: string;
  readonly displayName?: string;
  /** Only the way there or back meets it. */
  readonly isTravel?: true;
};

/** A clash as it is told to the writer, and what it is with, whoever asks. */
interface FoundClash {
  readonly told: Clash;
  readonly item: { readonly kind: string; readonly id?: string };
}

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
}

/** Returns the times of a record with those of its travel; whole days have none. */
function bookedOf({ calendar, fields }: AnyEntity, record: Values, span: Span): Booked {
  const { travel, start = '', end = start } = calendar ?? {};
  const known = [start, end].filter((name) => record[name] != null);
  const isWhole = fields[start]?.kind === 'date' || known.every((name) => record[`${name}IsAllDay`] === true);
  if (!travel || isWhole) return { span, wide: span };
  const minutes = (name: string) => Number(record[name] ?? 0) * minuteLength;
  return { span, wide: [span[0] - minutes(travel.before), span[1] + minutes(travel.after)] };
}

/**
 * Condition that a record of `t` shares time with a booking: what ends as the other begins does not. The way of one may
 * not reach into the time of the other; that from one to the other is the way back and the way there at once.
 */
function overlap({ model, values }: Place, { span, wide }: Booked): string {
  const sql = calendarSql(model.entity, 't.');
  if (!sql) return 'false';
  const at = (moment: number) => momentSql(moment, values);
  const { begin, finish, isShort, travel } = sql;
  const meetsSql = ([from, until]: Span, first = begin, last = finish) =>
    `${first} < ${at(until)} and ${last} > ${at(from)}`;
  const farthest = travel ? mostTravel * minuteLength : 0;
  const around: Span = [Math.min(wide[0], span[0] - farthest), Math.max(wide[1], span[1] + farthest)];
  const conditions = [
    meetsSql(around),
    `(not (${isShort}) or ${begin} >= ${at(around[0] - longItemDays * dayLength)})`,
  ];
  if (travel) {
    const interval = (minutes: string) => `make_interval(mins => ${minutes})`;
    const theirs = meetsSql(span, `${begin} - ${interval(travel.before)}`, `${finish} + ${interval(travel.after)}`);
    conditions.push(`((${meetsSql(wide)}) or (${theirs}))`);
  }
  return conditions.join(' and ');
}

/** Keys by which records of an entity point to one of a kind, other than to people. */
function linksTo({ fields, calendar }: AnyEntity, kind: string): readonly string[] {
  return Object.keys(fields).filter(
    (name) => calendar?.people?.includes(name) !== true && targetsOf(fields[name]!).includes(kind),
  );
}

async function clashesWith(
  engine: Engine,
  entity: AnyEntity,
  event: WriteEvent,
  booked: Booked,
  people: readonly Reference[],
): Promise<readonly FoundClash[]> {
  const { actor, id, after } = event;
  const agencyId = agencyOf(actor);
  const everyone: Actor = { ...systemActor(agencyId), timeZone: actor.timeZone };
  const ids = people.map((one) => one.id);
  // A task of an event, or the event of a hold, is the same booking.
  const own = new Set(
    Object.values(after)
      .flatMap(referencesIn)
      .map((one) => one.id),
  );
  const links = linksTo(entity, event.entity);
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
      return [busy, overlap(place, booked), `t.id in (${owners.join(' union ')})`, `t.id <> ${values.add(id)}::uuid`];
    },
    { further: links },
  );
  const others = found.filter(({ record }) => {
    const { categoryCode = '' } = (record['status'] ?? {}) as { readonly categoryCode?: string };
    const isLinked = links.some((name) => referencesIn(record[name]).some((one) => one.id === id));
    return !isLinked && !own.has(record['id'] as string) && !calledOffCategories.includes(categoryCode);
  });
  if (others.length === 0) return [];
  const otherIds = others.map(({ record }) => record['id'] as string);
  const seen = await readRecords(engine, actor, entity, {}, ({ values }) => [
    `t.id = any(${values.add(otherIds)}::uuid[])`,
  ]).catch((error: unknown) => {
    if (error instanceof RefusalError && error.refusal === 'forbidden') return [];
    throw error;
  });
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

/** Returns what is told of an item that clashes: its times and whose they are, and its name only where it may be seen. */
function clashOf(
  item: CalendarItem,
  people: readonly Reference[],
  { isNamed, isTravel }: { readonly isNamed: boolean; readonly isTravel: boolean },
): Clash {
  const { isAllDay, start, end, startDay, endDay, id, kind, displayName } = item;
  const theirs = item.people.map((person) => person.id);
  return {
    isAllDay,
    start,
    end,
    startDay,
    endDay,
    people: people
      .filter((person) => theirs.includes(person.id))
      .map((person) => ({ id: person.id, displayName: person.displayName })),
    ...(isNamed && { id, kind, displayName }),
    ...(isTravel && { isTravel }),
  };
}

const timesOfBlock = ({ start, end, startDay, endDay }: CalendarItem, zone: string): Span =>
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
    told: clashOf(item, people, { isNamed: item.isNamed, isTravel: !meets(timesOfBlock(item, actor.timeZone), span) }),
    item: { kind: item.kind },
  }));
}

/** Keys of a record whose change may make it clash. */
function judgedKeys({ calendar }: AnyEntity): readonly string[] {
  const { start, end, people = [], busy, travel } = calendar ?? { start: '' };
  const ways = travel ? [travel.before, travel.after] : [];
  return [start, end ?? [], people, typeof busy === 'object' ? busy.by : [], ways].flat();
}

/** Must a write be judged: one of a person, of times or people? */
function isJudged(engine: Engine, entity: AnyEntity, { cause, acceptsClash, action, changes }: WriteIntent) {
  if (cause !== 'call' || acceptsClash === undefined) return false;
  if (action === 'create') return true;
  const model = engine.model(entity.name);
  const keys = judgedKeys(entity);
  return changes.some(({ field }) => keys.includes((model.column(field) ?? model.link(field))?.field ?? field));
}

/** Keeps what a write accepted, for its history. */
async function keepAccepted({ actor, id, version }: WriteEvent, found: readonly FoundClash[], connection: Connection) {
  await connection.query({
    text: 'insert into accepted_clash (agency_id, record_id, version, items) values ($1, $2, $3, $4)',
    values: [agencyOf(actor), id, version, JSON.stringify(found.map(({ item }) => item))],
  });
}

async function requireFree(engine: Engine, entity: AnyEntity, event: WriteEvent, connection: Connection) {
  const { actor, after, id, acceptsClash } = event;
  const people = peopleOf(entity, after);
  const span = spanOf(entity, after, actor.timeZone);
  if (people.length === 0 || span === null || span[1] <= span[0]) return;
  const here = within(engine, connection);
  const booked = bookedOf(entity, after, span);
  // Of two writes at once the second waits here until the first is kept, and finds it.
  await connection.query({
    text: `select pg_advisory_xact_lock(hashtextextended(key, 0))
      from (select 'clash ' || id as key from unnest($1::text[]) id order by id) keys`,
    values: [people.map((one) => one.id)],
  });
  const isBusy = await readRecords(here, systemActor(agencyOf(actor)), entity, {}, (place) => [
    `t.id = ${place.values.add(id)}::uuid`,
    entity.calendar?.busy === 'asks' ? 'true' : (busyCondition(engine, place) ?? 'false'),
    ...Object.entries(entity.calendar?.leavesOut ?? {}).map(
      ([field, codes]) => `t.${place.model.column(field)?.column ?? field} <> all(${place.values.add(codes)})`,
    ),
  ]);
  const [self] = isBusy;
  const { categoryCode = '' } = (self?.record['status'] ?? {}) as { readonly categoryCode?: string };
  if (!self || calledOffCategories.includes(categoryCode)) return;
  const found: FoundClash[] = [];
  for (const other of engine.registry.all.filter(({ calendar }) => calendar?.busy && calendar.busy !== 'asks'))
    found.push(...(await clashesWith(here, other, event, booked, people)));
  found.push(...(await clashesWithBlocks(here, actor, booked, people)));
  if (found.length === 0) return;
  if (acceptsClash) await keepAccepted(event, found, connection);
  else throw new RefusalError('clash', 'clash', { data: { items: found.map(({ told }) => told) } });
}

/**
 * Guards people's time (the clash guard): a booking of somebody who has something else at the same time is refused with
 * what that is, until it is sent again with `acceptClash`, which its history tells. What its writer may not see is told by
 * its times alone.
 */
export function guardClashes(engine: Engine): void {
  for (const entity of engine.registry.all.filter(({ calendar }) => calendar?.busy !== undefined)) {
    engine.afterWrite(entity.name, (event, connection) => requireFree(engine, entity, event, connection), {
      of: ['create', 'update'],
      when: (intent) => isJudged(engine, entity, intent),
    });
  }
}
