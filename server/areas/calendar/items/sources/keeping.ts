import { v7 } from 'uuid';
import type { Actor } from '../../../../../schema/access/access.ts';
import type { CalendarSource, sourceCalls } from '../../../../../schema/areas/calendar/calls/sources.ts';
import { calendarEventsLimit, calendarFileLimit, sourcesLimit } from '../../../../../schema/areas/calendar/sources.ts';
import type { CallBody } from '../../../../../schema/language/call.ts';
import { isTimeZone } from '../../../../../schema/rules/dates.ts';
import { isBlank, withoutMarks } from '../../../../../schema/rules/texts.ts';
import { agencyOf } from '../../../../engine/agency.ts';
import { fieldRefusal, invalid, notFound, RefusalError } from '../../../../errors.ts';
import { knownPeople } from './people.ts';
import { readCalendar, sourceWindow, type ReadCalendar } from './readCalendar.ts';
import { keepBlocks, readDueSources, type ReadingDeps } from './reading.ts';

type Asked = CallBody<typeof sourceCalls.createSource>;
type Changed = CallBody<typeof sourceCalls.updateSource>;
type Row = Omit<CalendarSource, 'person'> & { readonly personId: string; readonly zone: string };

const shown = `select s.id, s.person_id as "personId", s.name, s.host, s.zone, s.shows_names as "showsNames",
    s.created_at as "createdAt", s.read_at as "readAt", s.next_at as "nextAt", s.failure,
    s.failed_since as "failedSince", s.events, s.blocks, s.fault_count as "faultCount", s.faults
  from calendar_source s
  join record r on r.agency_id = s.agency_id and r.id = s.person_id and r.deleted_at is null
  where s.agency_id = $1`;

/** Returns the calendars from elsewhere of people whom an actor may edit; those of one person, or one of them. */
export async function sourcesOf(
  { engine }: ReadingDeps,
  actor: Actor,
  { id = null, personId = null }: { readonly id?: string | null; readonly personId?: string | null } = {},
): Promise<readonly CalendarSource[]> {
  const { rows } = await engine.database.query<Row>(actor.agencyId, {
    text: `${shown} and ($2::uuid is null or s.id = $2) and ($3::uuid is null or s.person_id = $3)
      order by s.created_at desc, s.id desc limit 1000`,
    values: [agencyOf(actor), id, personId],
  });
  const people = await knownPeople(engine, actor, [...new Set(rows.map((row) => row.personId))]);
  return rows.flatMap(({ personId: of, zone: _zone, ...source }) => {
    const known = people.get(of);
    if (!known?.canEdit) return [];
    const { canEdit: _canEdit, ...person } = known;
    return [{ ...source, person }];
  });
}

/** Returns one of the calendars that an actor may change. Throws 404 for any other. */
export async function findSource(deps: ReadingDeps, actor: Actor, id: string): Promise<CalendarSource> {
  const [source] = await sourcesOf(deps, actor, { id });
  if (!source) throw notFound();
  return source;
}

async function requirePerson({ engine }: ReadingDeps, actor: Actor, personId: string): Promise<void> {
  const person = (await knownPeople(engine, actor, [personId])).get(personId);
  if (!person) throw invalid([fieldRefusal('personId', 'reference')]);
  if (!person.canEdit) throw new RefusalError('forbidden', 'notAllowed');
}

/** Returns an address as it is asked for. Throws 400 for one that is no public web address. */
function addressFrom({ links }: ReadingDeps, given: string): URL {
  const address = withoutMarks(given)
    .trim()
    .replace(/^webcals?:\/\//i, 'https://');
  if (!links?.allows(address)) throw invalid([fieldRefusal('address', 'feedAddress')]);
  return new URL(address);
}

/** Reads an uploaded calendar. Throws 400 for a file that is none. */
async function readFile({ engine }: ReadingDeps, source: string, content: string, zone: string): Promise<ReadCalendar> {
  const bytes = Buffer.from(content);
  if (bytes.length > calendarFileLimit) throw new RefusalError('bodyTooLarge', 'bodyTooLarge');
  const read = await readCalendar({ source, bytes, zone, ...sourceWindow(engine.clock()) });
  if (read === 'calendarTooLong')
    throw invalid([fieldRefusal('content', 'calendarTooLong', { max: calendarEventsLimit })]);
  if (typeof read === 'string') throw invalid([fieldRefusal('content', 'calendarUnreadable')]);
  return read;
}

function nameFrom(name: string): string {
  if (isBlank(name)) throw invalid([fieldRefusal('name', 'required')]);
  return name.trim();
}

const seal = async ({ sealer }: ReadingDeps, address: URL | null, id: string) =>
  address === null ? null : (await sealer.seal(address.href, id)).toString('base64');

/** Adds a calendar of a person, and reads it. One whose address does not answer is kept, and says so. */
export async function createSource(deps: ReadingDeps, actor: Actor, asked: Asked): Promise<CalendarSource> {
  const { engine } = deps;
  const agencyId = agencyOf(actor);
  const { personId, showsNames = false, timezoneId: zone = actor.timeZone, content } = asked;
  await requirePerson(deps, actor, personId);
  const name = nameFrom(asked.name);
  if (!isTimeZone(zone)) throw invalid([fieldRefusal('timezoneId', 'timeZone')]);
  if ((asked.address === undefined) === (content === undefined))
    throw invalid([fieldRefusal('address', 'addressOrFile')]);
  if ((await sourcesOf(deps, actor, { personId })).length >= sourcesLimit)
    throw invalid([fieldRefusal('personId', 'tooMany', { max: sourcesLimit })]);
  const id = v7();
  const address = asked.address === undefined ? null : addressFrom(deps, asked.address);
  const read = content === undefined ? null : await readFile(deps, id, content, zone);
  const now = engine.clock();
  const moment = new Date(now).toISOString();
  const sealed = await seal(deps, address, id);
  await engine.database.transaction(agencyId, async (connection) => {
    await connection.query({
      text: `insert into calendar_source
          (agency_id, id, person_id, name, sealed_address, host, shows_names, zone, staff_id, created_at, next_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      values: [
        agencyId,
        id,
        personId,
        name,
        sealed,
        address?.hostname ?? null,
        showsNames,
        zone,
        actor.staffId,
        moment,
        address === null ? null : moment,
      ],
    });
    if (read !== null) await keepBlocks(connection, agencyId, id, read, now);
  });
  if (address !== null) await readDueSources(deps, agencyId, { id });
  return findSource(deps, actor, id);
}

/** Renames a calendar, or gives it another address or file, from which it is read at once. */
export async function updateSource(
  deps: ReadingDeps,
  actor: Actor,
  id: string,
  { name, address: given, content }: Changed,
): Promise<CalendarSource> {
  const { engine } = deps;
  const agencyId = agencyOf(actor);
  await findSource(deps, actor, id);
  if (given !== undefined && content !== undefined) throw invalid([fieldRefusal('address', 'addressOrFile')]);
  const address = given === undefined ? null : addressFrom(deps, given);
  const { rows } = await engine.database.query<{ zone: string }>(agencyId, {
    text: 'select zone from calendar_source where agency_id = $1 and id = $2',
    values: [agencyId, id],
  });
  const read = content === undefined ? null : await readFile(deps, id, content, rows[0]?.zone ?? actor.timeZone);
  const now = engine.clock();
  const sealed = await seal(deps, address, id);
  await engine.database.transaction(agencyId, async (connection) => {
    if (name !== undefined)
      await connection.query({
        text: 'update calendar_source set name = $3 where agency_id = $1 and id = $2',
        values: [agencyId, id, nameFrom(name)],
      });
    if (address !== null || read !== null)
      await connection.query({
        text: `update calendar_source set sealed_address = $3, host = $4, next_at = $5, etag = null, modified = null,
            hash = null
          where agency_id = $1 and id = $2`,
        values: [
          agencyId,
          id,
          sealed,
          address?.hostname ?? null,
          address === null ? null : new Date(now).toISOString(),
        ],
      });
    if (read !== null) await keepBlocks(connection, agencyId, id, read, now);
  });
  if (address !== null) await readDueSources(deps, agencyId, { id });
  return findSource(deps, actor, id);
}

/** Forgets a calendar with its times. */
export async function deleteSource(deps: ReadingDeps, actor: Actor, id: string): Promise<void> {
  await findSource(deps, actor, id);
  await deps.engine.database.query(actor.agencyId, {
    text: 'delete from calendar_source where agency_id = $1 and id = $2',
    values: [agencyOf(actor), id],
  });
}
