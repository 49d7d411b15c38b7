import type { Actor } from '../../../../schema/access/access.ts';
import { contract } from '../../../../schema/areas/work/entities/contract.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecords } from '../../../engine/reading/readOne.ts';
import type { WriteEvent, WriteIntent } from '../../../engine/writing/events.ts';
import { RefusalError } from '../../../errors.ts';
import type { Clash } from '../calendar/clash.ts';
import { writeKept } from '../writeKept.ts';

/** Fields whose change may make a contract conflict with another one. */
const judged = ['exclusivities', 'talentIds', 'startsOn', 'endsOn'];

/** Something else for which a person is exclusive. */
interface Found {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly talentId: string;
  readonly first: string | null;
  readonly last: string | null;
}

/** Do the days of an exclusivity `x` share one with those of another, given as SQL? Days that are missing are without end. */
const meets = (first: string, last: string) =>
  `coalesce(x.starts_on, c.starts_on, '-infinity') <= coalesce(${last}, 'infinity')
    and coalesce(${first}, '-infinity') <= coalesce(x.ends_on, c.ends_on, 'infinity')`;

/** Other contracts of the same people with an exclusivity that overlaps: of the category and territory, or around a place. */
const contractsSql = `select distinct o.id, 'contract' as kind, o.summary as name, l.target_id as "talentId",
    coalesce(y.starts_on, o.starts_on)::text as first, coalesce(y.ends_on, o.ends_on)::text as last
  from contracts c
  join contracts_exclusivities x on x.agency_id = c.agency_id and x.owner_id = c.id
  join contracts_talents l on l.agency_id = c.agency_id and l.owner_id = c.id
  join contracts_talents m on m.agency_id = c.agency_id and m.target_id = l.target_id and m.owner_id <> c.id
  join contracts o on o.agency_id = c.agency_id and o.id = m.owner_id and o.deleted_at is null
  join statuses s on s.agency_id = o.agency_id and s.id = o.status_id
  join status_categories k on k.agency_id = s.agency_id and k.id = s.category_id and k.code <> 'CANCELLED'
  join contracts_exclusivities y on y.agency_id = o.agency_id and y.owner_id = o.id
  where c.agency_id = $1 and c.id = $2
    and ((x.category = y.category
        and (coalesce(x.territory, '') = '' or coalesce(y.territory, '') = '' or lower(x.territory) = lower(y.territory)))
      or (coalesce(x.place, '') <> '' and (x.place_id = y.place_id or lower(x.place) = lower(y.place))))
    and ${meets('coalesce(y.starts_on, o.starts_on)', 'coalesce(y.ends_on, o.ends_on)')}`;

/** Brands for which the same people are exclusive in the category. */
const brandsSql = `select distinct l.target_id as id, r.kind, b.brand as name, l.target_id as "talentId",
    b.starts_on::text as first, coalesce(b.exclusive_until, b.ends_on)::text as last
  from contracts c
  join contracts_exclusivities x on x.agency_id = c.agency_id and x.owner_id = c.id
  join contracts_talents l on l.agency_id = c.agency_id and l.owner_id = c.id
  join record r on r.agency_id = c.agency_id and r.id = l.target_id and r.deleted_at is null
  join talents_brands b on b.agency_id = c.agency_id and b.owner_id = l.target_id
  where c.agency_id = $1 and c.id = $2 and b.is_exclusive and b.category = x.category
    and ${meets('b.starts_on', 'coalesce(b.exclusive_until, b.ends_on)')}`;

/** The ids of those records that an actor may read. */
async function readable(engine: Engine, actor: Actor, found: readonly Found[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const kind of new Set(found.map((one) => one.kind))) {
    const ids = found.filter((one) => one.kind === kind).map(({ id }) => id);
    try {
      for (const id of (await findRecords(engine, actor, kind, ids)).keys()) known.add(id);
    } catch (error) {
      if (!(error instanceof RefusalError) || error.refusal !== 'forbidden') throw error;
    }
  }
  return known;
}

const talentsIn = ({ after }: WriteIntent): readonly Reference[] => (after['talents'] ?? []) as readonly Reference[];

async function conflictsOf(engine: Engine, connection: Connection, event: WriteEvent): Promise<readonly Clash[]> {
  const { actor, id } = event;
  const people = talentsIn(event);
  if (people.length === 0 || !(event.after['exclusivities'] as readonly unknown[] | undefined)?.length) return [];
  // Of two writes at once the second waits here until the first is kept, and finds it.
  await connection.query({
    text: `select pg_advisory_xact_lock(hashtextextended(key, 0))
      from (select 'clash ' || id as key from unnest($1::text[]) id order by id) keys`,
    values: [people.map((one) => one.id)],
  });
  const values = [agencyOf(actor), id];
  const { rows: contracts } = await connection.query<Found>({ text: contractsSql, values });
  const { rows: brands } = await connection.query<Found>({ text: brandsSql, values });
  const found = [...contracts, ...brands];
  const known = await readable(within(engine, connection), actor, found);
  return found.map((one): Clash => ({
    isAllDay: true,
    start: null,
    end: null,
    startDay: one.first,
    endDay: one.last,
    people: people
      .filter((person) => person.id === one.talentId)
      .map((person) => ({ id: person.id, displayName: person.displayName })),
    reason: 'EXCLUSIVITY',
    ...(known.has(one.id) && { id: one.id, kind: one.kind, displayName: one.name }),
  }));
}

/** Is a write judged: by a person who was asked or is to be, of what can conflict? */
function isJudged({ cause, acceptsClash, action, changes }: WriteIntent): boolean {
  if (cause !== 'call' || acceptsClash === undefined) return false;
  return action === 'create' || changes.some(({ field }) => judged.includes(field));
}

/**
 * Guards exclusivity, as the clash guard does people's time: a contract for somebody who is exclusive for something else
 * in the same days is refused with what that is, until it is sent again with `acceptClash`. Its history then says how many
 * conflicts were accepted. What its writer may not read is told by its days alone.
 */
export function guardExclusivity(engine: Engine): void {
  engine.afterWrite(
    contract.name,
    async (event, connection) => {
      const items = await conflictsOf(engine, connection, event);
      if (items.length > 0 && event.acceptsClash === false)
        throw new RefusalError('clash', 'exclusiveFor', { data: { items } });
      const acceptedConflicts = items.length === 0 ? null : items.length;
      const here = within(engine, connection);
      await writeKept(here, connection, event.actor, [contract.name, event.id], { acceptedConflicts }, 'reach');
    },
    { of: ['create', 'update'], when: isJudged },
  );
}
