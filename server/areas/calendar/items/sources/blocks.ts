import type { Actor } from '../../../../../schema/access/access.ts';
import { can } from '../../../../../schema/access/can.ts';
import type { CalendarItem } from '../../../../../schema/areas/calendar/calls/calendar.ts';
import { blockKind } from '../../../../../schema/areas/calendar/sources.ts';
import { longItemDays } from '../../../../../schema/language/effects/calendar.ts';
import { calendarItems } from '../../../../../schema/rules/calendar.ts';
import { agencyOf } from '../../../../engine/agency.ts';
import type { Engine } from '../../../../engine/engine.ts';
import { Values } from '../../../../engine/sql.ts';
import { feedPeople } from '../../../../../schema/areas/calendar/feeds.ts';
import { momentsOf, zonesApart, type CalendarWindow } from '../window.ts';
import { knownPeople, type KnownPerson } from './people.ts';
import { momentSql } from '../momentSql.ts';

/** Time that a calendar of another program takes up. */
interface BlockRow {
  readonly id: string;
  readonly personId: string;
  readonly start: number;
  readonly end: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly title: string | null;
  readonly source: string;
}

const dayLength = 86_400_000;

/** Reads the blocks between two moments; those of some people, or of some kinds of them. */
async function readBlocks(
  engine: Engine,
  agencyId: string,
  [from, until]: readonly [number, number],
  { personIds, kinds }: { readonly personIds?: readonly string[] | undefined; readonly kinds?: readonly string[] },
): Promise<readonly BlockRow[]> {
  const values = new Values();
  const agency = `${values.add(agencyId)}::uuid`;
  const at = (moment: number) => momentSql(moment, values);
  const [first, last, earliest] = [at(from), at(until), at(from - longItemDays * dayLength)];
  const whose = [
    ...(personIds ? [`b.person_id = any(${values.add(personIds)}::uuid[])`] : []),
    ...(kinds ? [`r.kind = any(${values.add(kinds)}::text[])`] : []),
  ];
  const branch = (condition: string) => `select b.*, s.name from calendar_block b
    join calendar_source s on s.agency_id = b.agency_id and s.id = b.source_id
    join record r on r.agency_id = b.agency_id and r.id = b.person_id and r.deleted_at is null
    where ${[`b.agency_id = ${agency}`, `b.starts_at < ${last}`, `b.ends_at > ${first}`, condition, ...whose].join(' and ')}`;
  const { rows } = await engine.database.query<BlockRow>(agencyId, {
    text: `select id, person_id as "personId", starts_at as start, ends_at as end, first_day::text as "firstDay",
        last_day::text as "lastDay", title, name as source
      from (${branch(`not b.is_long and b.starts_at >= ${earliest}`)} union all ${branch('b.is_long')}) found
      order by starts_at, id limit ${calendarItems + 1}`,
    values: values.list,
  });
  return rows;
}

/** Returns a block as an item: its name only for who may edit the person. */
function itemOf(row: BlockRow, { canEdit, ...person }: KnownPerson): CalendarItem {
  const isAllDay = row.firstDay !== null;
  return {
    id: row.id,
    kind: blockKind,
    version: 1,
    displayName: canEdit ? (row.title ?? '') : '',
    isAllDay,
    start: isAllDay ? null : row.start,
    end: isAllDay ? null : row.end,
    startDay: row.firstDay,
    endDay: row.lastDay,
    people: [person],
    canMove: false,
    record: canEdit ? { source: row.source } : {},
  };
}

/** Filters of a calendar, as far as blocks have them. */
interface BlockQuery {
  readonly view: 'AGENCY' | 'PERSONAL' | 'SCOUT';
  readonly kinds?: readonly string[] | undefined;
  readonly personIds?: readonly string[] | undefined;
  readonly typeIds?: readonly string[] | undefined;
  readonly statusIds?: readonly string[] | undefined;
}

/** Returns true if an actor may read people of whom there may be blocks. */
export function mayHaveBlocks({ registry }: Engine, actor: Actor): boolean {
  return feedPeople.some((kind) => can(actor, 'read', kind, registry) !== 'no');
}

/** Returns the blocks in a window of a calendar, of people whom the actor may read. */
export async function blocksIn(
  engine: Engine,
  actor: Actor,
  { view, kinds, personIds, typeIds, statusIds }: BlockQuery,
  window: CalendarWindow,
): Promise<{ readonly items: readonly CalendarItem[]; readonly isCut: boolean }> {
  const isLeftOut = kinds?.includes(blockKind) === false || typeIds !== undefined || statusIds !== undefined;
  if (view === 'PERSONAL' || isLeftOut || !mayHaveBlocks(engine, actor)) return { items: [], isCut: false };
  const [first, after] = momentsOf(window);
  const around = [first - zonesApart, after + zonesApart] as const;
  const of = { personIds, ...(view === 'SCOUT' && { kinds: ['scout'] }) };
  const rows = await readBlocks(engine, agencyOf(actor), around, of);
  const people = await knownPeople(engine, actor, [...new Set(rows.map(({ personId }) => personId))]);
  const stands = ({ start, end, firstDay, lastDay }: BlockRow) =>
    firstDay !== null && lastDay !== null
      ? firstDay <= window.to && lastDay >= window.from
      : start < after && (end > first || start >= first);
  const items = rows.slice(0, calendarItems).flatMap((row) => {
    const person = people.get(row.personId);
    return person && stands(row) ? [itemOf(row, person)] : [];
  });
  return { items, isCut: rows.length > calendarItems };
}

/** Returns the blocks of some people that share time with a span; named only for who may edit the person. */
export async function blocksAcross(
  engine: Engine,
  actor: Actor,
  span: readonly [number, number],
  personIds: readonly string[],
): Promise<readonly (CalendarItem & { readonly isNamed: boolean })[]> {
  const rows = await readBlocks(engine, agencyOf(actor), span, { personIds });
  const people = await knownPeople(engine, actor, [...new Set(rows.map(({ personId }) => personId))]);
  return rows.map((row) => {
    const known = people.get(row.personId);
    const unknown = { id: row.personId, displayName: '', avatar: null, kind: '', canEdit: false };
    const item = itemOf(row, known ?? unknown);
    return { ...item, isNamed: item.displayName !== '' };
  });
}
