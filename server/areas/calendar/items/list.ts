import type { Actor } from '../../../../schema/access/access.ts';
import { can, canField } from '../../../../schema/access/can.ts';
import type { calendarCalls, CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { scout } from '../../../../schema/areas/people/entities/scout.ts';
import { zonedKeys } from '../../../../schema/fields/zoned.ts';
import type { ValueOf } from '../../../../schema/language/call.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { calendarItems, calendarWindowDays } from '../../../../schema/rules/calendar.ts';
import { addToDay, isDay, isTimeZone } from '../../../../schema/rules/dates.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { keptAt } from '../../../engine/filters/namedConditions.ts';
import type { Model } from '../../../engine/model.ts';
import { listParts } from '../../../engine/reading/list.ts';
import { selectionOf } from '../../../engine/reading/selection.ts';
import { fieldRefusal, invalid, notFound, RefusalError } from '../../../errors.ts';
import type { Rows } from '../../../database/pools.ts';
import { busyCondition } from './busy.ts';
import { bookingLinks, idsIn, takesDay, withClashMarks, type JudgedItem } from './clashMarks.ts';
import { blocksIn } from './sources/blocks.ts';
import { itemKeys, itemsOf } from './items.ts';
import { windowCondition, type CalendarWindow, type Place } from './window.ts';

/** Question about the calendar (`calendarCalls.list`). */
export type CalendarQuery = ValueOf<NonNullable<(typeof calendarCalls)['list']['body']>>;

/** Keys of records that items tell besides, where the reader sees them. */
const toldKeys: readonly string[] = ['status', 'type', 'state', 'rank'];

/** Returns the entities with a place in calendars that an actor may read, with the days or moments of their items. */
export function calendarEntities(engine: Engine, actor: Actor): readonly AnyEntity[] {
  return engine.registry.all.filter(({ calendar, fields, name }) => {
    if (!calendar || can(actor, 'read', name, engine.registry) === 'no') return false;
    return [calendar.start, calendar.end ?? []].flat().every((one) => canField(actor, fields[one]?.access) !== 'none');
  });
}

/** Returns the kinds of records whose items come round each year. */
export function yearlyKinds({ registry }: Engine): readonly string[] {
  return registry.all.filter(({ calendar }) => calendar?.isYearly).map(({ name }) => name);
}

/** Returns the checked window of a question. Throws 400 for days that are none, the wrong way round or too many. */
export function windowOfQuery({ from, to, timezoneId }: CalendarQuery, actor: Actor): CalendarWindow {
  const zone = timezoneId ?? actor.timeZone;
  const faults = [
    ...[['from', from] as const, ['to', to] as const]
      .filter(([, day]) => !isDay(day))
      .map(([field]) => fieldRefusal(field, 'date')),
    ...(isTimeZone(zone) ? [] : [fieldRefusal('timezoneId', 'timeZone')]),
  ];
  if (faults.length > 0) throw invalid(faults);
  if (to < from) throw invalid([fieldRefusal('to', 'dateOrder')]);
  if (to > addToDay(from, calendarWindowDays))
    throw invalid([fieldRefusal('to', 'tooMany', { max: calendarWindowDays })]);
  return { from, to, zone };
}

/** Conditions on those whose time an item takes. */
export function peopleConditions(
  { model, values, agency }: Place,
  actor: Actor,
  query: Omit<CalendarQuery, 'from' | 'to'>,
): readonly string[] | null {
  const { calendar, fields, name } = model.entity;
  const isSeen = (field: string) => canField(actor, fields[field]?.access) !== 'none';
  const people = (calendar?.people ?? []).filter(isSeen);
  const staff = Object.entries(fields)
    .filter(([field, one]) => 'assigns' in one && one.assigns === true && isSeen(field))
    .map(([field]) => field);
  const anyOf = (names: readonly string[], ids: readonly (string | null)[], isItself: boolean) => {
    const items = `${values.add(ids)}::uuid[]`;
    const owners = names.map((field) => keptAt(model, field, agency()).owners(items));
    return `t.id in (${[...owners, ...(isItself ? [`select unnest(${items})`] : [])].join(' union ')})`;
  };
  const isPerson = calendar?.people === undefined;
  const conditions: string[] = [];
  if (query.view === 'PERSONAL') {
    if (staff.length === 0 || actor.staffId === null) return null;
    conditions.push(anyOf(staff, [actor.staffId], false));
  }
  if (query.view === 'SCOUT') {
    if (isPerson && name !== scout.name) return null;
    const kinds = `${values.add([scout.name])}::text[]`;
    if (!isPerson)
      conditions.push(`(${people.map((one) => keptAt(model, one, agency()).ofKinds(kinds)).join(' or ')})`);
    if (!isPerson && people.length === 0) return null;
  }
  if (query.personIds) conditions.push(anyOf([...people, ...staff], query.personIds, isPerson));
  return conditions;
}

/** Returns the filters of a question as those of a list; null for a list that has none of that kind. */
export function filtersOf(
  model: Model,
  { typeIds, statusIds }: Pick<CalendarQuery, 'typeIds' | 'statusIds'>,
): Record<string, readonly string[]> | null {
  const asked = { ...(typeIds && { typeIds }), ...(statusIds && { statusIds }) };
  return Object.keys(asked).every((param) => model.filters.has(param)) ? asked : null;
}

/** Options of reading records, besides what calendars show. */
interface Reading {
  /** Further keys of the records. */
  readonly further?: readonly string[];
  /** Deleted records, in place of those that are there. */
  readonly isGone?: boolean;
  readonly limit?: number;
}

/** Reads the records of a kind of which a place says which ones, with the right to move each and whether it is busy. */
export async function readRecords(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  filters: Record<string, readonly string[]>,
  conditionsOf: (place: Place) => readonly string[] | null,
  { further = [], isGone = false, limit = calendarItems + 1 }: Reading = {},
) {
  const model = engine.model(entity.name);
  const { keys } = selectionOf(model, actor);
  const wanted = [entity.title, ...itemKeys(entity), ...zonedParts(entity), ...toldKeys, ...further];
  const fields = wanted.filter((key) => keys.has(key));
  const parts = listParts(engine, actor, entity.name, { filters, fields, isGone });
  const { values, selection } = parts;
  let added: string | undefined;
  // A statement may have no value that it does not use.
  const place: Place = { model, values, isGone, agency: () => (added ??= `${values.add(agencyOf(actor))}::uuid`) };
  const conditions = conditionsOf(place);
  if (conditions === null) return [];
  const busy = busyCondition(engine, place) ?? 'false';
  const text = `select ${parts.columns()}, coalesce(${busy}, false), ${parts.mayMove()} from ${model.table} t ${selection.joins}
    where ${[parts.narrowed, ...conditions].join(' and ')} limit ${limit}`;
  const { rows }: Rows<readonly unknown[]> = await engine.database.query(actor.agencyId, {
    text,
    values: values.list,
    isArrays: true,
  });
  return rows.map((row) => ({
    record: selection.read(row),
    isBusy: row.at(-2) === true,
    canMove: row.at(-1) === true,
  }));
}

/** Reads those of some records of a kind that an actor may read: none without the right to read the kind. */
export function readAmong(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  ids: readonly string[],
  reading?: Pick<Reading, 'further'>,
) {
  const conditions = ({ values }: Place) => [`t.id = any(${values.add(ids)}::uuid[])`];
  return readRecords(engine, actor, entity, {}, conditions, reading).catch((error: unknown) => {
    if (error instanceof RefusalError && error.refusal === 'forbidden') return [];
    throw error;
  });
}

/** Reads the records of a kind that stand in a window of a calendar. */
export function recordsOfKind(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  query: Omit<CalendarQuery, 'from' | 'to'>,
  window: CalendarWindow,
  reading?: Reading,
) {
  const filters = filtersOf(engine.model(entity.name), query);
  if (filters === null) return Promise.resolve([]);
  const conditionsOf = (place: Place) => {
    const people = peopleConditions(place, actor, query);
    const within = windowCondition(place, window);
    if (within === null || people === null) return null;
    const leaves = Object.entries(entity.calendar?.leavesOut ?? {}).map(
      ([field, codes]) => `t.${place.model.column(field)?.column ?? field} <> all(${place.values.add(codes)})`,
    );
    return [within, ...people, ...leaves];
  };
  return readRecords(engine, actor, entity, filters, conditionsOf, reading);
}

/** The items of a kind in a window, in the order of their records. */
async function itemsOfKind(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  query: CalendarQuery,
  window: CalendarWindow,
) {
  const found = await recordsOfKind(engine, actor, entity, query, window);
  const items = found
    .slice(0, calendarItems)
    .flatMap(({ isBusy, ...one }) =>
      itemsOf(entity, one, window).map((item): JudgedItem => ({ item, isBusy: isBusy || takesDay(item), own: [] })),
    );
  return { items, isCut: found.length > calendarItems };
}

/**
 * Returns a record as it stands in the calendar, by the right on it. Throws 404 for one that is not there, or has no date.
 * @param entity one whose items have moments
 */
export async function readItem(engine: Engine, actor: Actor, entity: AnyEntity, id: string): Promise<CalendarItem> {
  const found = await readRecords(engine, actor, entity, {}, ({ values }) => [`t.id = ${values.add(id)}::uuid`]);
  const { start = '', end = '' } = entity.calendar ?? {};
  const dated = found.filter(({ record }) => [start, end].some((name) => record[name] != null));
  const [item] = dated.flatMap((one) => itemsOf(entity, one, { from: '', to: '', zone: actor.timeZone }));
  if (!item) throw notFound();
  return item;
}

function zonedParts({ calendar, fields }: AnyEntity): readonly string[] {
  const names = [calendar?.start ?? [], calendar?.end ?? []].flat();
  return names.filter((name) => fields[name]?.kind === 'zoned').flatMap((name) => Object.values(zonedKeys(name)));
}

/** Marks what clashes. Of what seems to, the records that are the same booking are read: few items are asked about. */
async function withClashes(
  engine: Engine,
  actor: Actor,
  items: readonly JudgedItem[],
  { zone }: CalendarWindow,
): Promise<readonly CalendarItem[]> {
  const marked = withClashMarks(items, zone);
  const own = new Map<string, readonly string[]>();
  for (const entity of engine.registry.all.filter(({ calendar }) => calendar !== undefined)) {
    const links = bookingLinks(entity, engine.registry);
    const ids = marked.filter(({ kind, isClash }) => isClash && kind === entity.name).map(({ id }) => id);
    if (links.length === 0 || ids.length === 0) continue;
    const conditions = ({ values }: Place) => [`t.id = any(${values.add(ids)}::uuid[])`];
    const found = await readRecords(engine, actor, entity, {}, conditions, { further: links, limit: ids.length });
    for (const { record } of found) own.set(record['id'] as string, idsIn(record, links));
  }
  if (own.size === 0) return marked;
  return withClashMarks(
    items.map((one) => ({ ...one, own: own.get(one.item.id) ?? [] })),
    zone,
  );
}

/** Compares items by day or moment, whole days first, then by name. */
export function byTime(one: CalendarItem, other: CalendarItem): number {
  const keyOf = ({ start, startDay }: CalendarItem) => start ?? Date.parse(`${startDay}T00:00Z`);
  return (
    keyOf(one) - keyOf(other) ||
    one.displayName.localeCompare(other.displayName) ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}

/** Returns true if an actor may open a calendar: their own, that of one person, or others by the right on them. */
export function mayOpen(actor: Actor, { view, personIds }: Pick<CalendarQuery, 'view' | 'personIds'>): boolean {
  const isOfOne = view === 'AGENCY' && personIds?.length === 1;
  return view === 'PERSONAL' || isOfOne || canField(actor, 'CALENDAR') !== 'none';
}

/**
 * Returns what stands in the calendar in a window (AB 7), each by the right on its own record. The calendar of the agency
 * and that of prospects ask for the right CALENDAR (AB 6); the personal one shows what is assigned to the actor, and that of
 * one person what the lists on their pages do.
 */
export async function listCalendar(
  engine: Engine,
  actor: Actor,
  query: CalendarQuery,
): Promise<{ data: readonly CalendarItem[]; isCut: boolean }> {
  agencyOf(actor);
  if (!mayOpen(actor, query)) throw new RefusalError('forbidden', 'notAllowed');
  const window = windowOfQuery(query, actor);
  const { kinds } = query;
  const entities = calendarEntities(engine, actor).filter(({ name }) => kinds?.includes(name) !== false);
  const found = await Promise.all([
    ...entities.map((entity) => itemsOfKind(engine, actor, entity, query, window)),
    blocksIn(engine, actor, query, window).then(({ items, isCut }) => ({
      items: items.map((item): JudgedItem => ({ item, isBusy: true, own: [] })),
      isCut,
    })),
  ]);
  const data = await withClashes(
    engine,
    actor,
    found.flatMap(({ items }) => items),
    window,
  );
  return { data: data.toSorted(byTime), isCut: found.some(({ isCut }) => isCut) };
}
