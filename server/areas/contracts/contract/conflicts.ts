import type { Actor } from '../../../../schema/access/access.ts';
import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecords } from '../../../engine/reading/readOne.ts';
import { onlyTakesAway } from '../../../engine/writing/changes.ts';
import type { WriteIntent } from '../../../engine/writing/events.ts';
import { kilometresBetween } from '../../../integrations/places/distance.ts';
import type { PlacesPort } from '../../../integrations/places/port.ts';
import { RefusalError } from '../../../errors.ts';

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

/** A contract that may conflict: for sure, unless it names two places. */
interface Candidate extends Found {
  readonly near: string | null;
  readonly far: string | null;
  /** Kilometres. */
  readonly radius: number | null;
}

/** Something else as its writer is told of it: only its days where they may not read it. Of the shape of a clash of times. */
interface Conflict {
  readonly isAllDay: true;
  readonly start: null;
  readonly end: null;
  readonly startDay: string | null;
  readonly endDay: string | null;
  readonly people: readonly { readonly id: string; readonly displayName: string }[];
  readonly reason: 'EXCLUSIVITY';
  readonly id?: string;
  readonly kind?: string;
  readonly displayName?: string;
}

/** The exclusivities of the written contract, its people and its days. */
const written = `with x as (select row.category, row.territory, row.place, row."placeId" as place_id, row."radiusKm" as radius,
    coalesce(row."startsOn", $4::date, '-infinity') as first, coalesce(row."endsOn", $5::date, 'infinity') as last
  from jsonb_to_recordset($3::jsonb)
    as row(category text, territory text, place text, "placeId" text, "radiusKm" integer, "startsOn" date, "endsOn" date))`;

/** Are two exclusivities of one category and territory, or of one place? */
const isSame = `coalesce(x.category = y.category and (coalesce(x.territory, '') = '' or coalesce(y.territory, '') = ''
    or lower(x.territory) = lower(y.territory)), false)
  or (coalesce(x.place, '') <> '' and coalesce(x.place_id = y.place_id or lower(x.place) = lower(y.place), false))`;

/** Do the days of an exclusivity share one with others, given as SQL? Days that are missing are without end. */
const meets = (first: string, last: string) =>
  `x.first <= coalesce(${last}, 'infinity') and coalesce(${first}, '-infinity') <= x.last`;

/**
 * Other contracts of the same people with an exclusivity that overlaps: of the category and territory, of the same place, or
 * of another one (`near`, `far`) whose distance is to be within the larger radius of both.
 */
const contractsSql = `${written} select distinct o.id, 'contract' as kind, o.summary as name, m.target_id as "talentId",
    coalesce(y.starts_on, o.starts_on)::text as first, coalesce(y.ends_on, o.ends_on)::text as last,
    case when not (${isSame}) then x.place_id end as near, case when not (${isSame}) then y.place_id end as far,
    greatest(x.radius, y.radius_km) as radius
  from x, contracts_talents m
  join contracts o on o.agency_id = m.agency_id and o.id = m.owner_id and o.deleted_at is null
  join statuses s on s.agency_id = o.agency_id and s.id = o.status_id
  join status_categories k on k.agency_id = s.agency_id and k.id = s.category_id and k.code <> 'CANCELLED'
  join contracts_exclusivities y on y.agency_id = o.agency_id and y.owner_id = o.id
  where m.agency_id = $1 and m.owner_id <> $2 and m.target_id = any($6::uuid[])
    and ((${isSame}) or (x.place_id <> y.place_id and greatest(x.radius, y.radius_km) > 0))
    and ${meets('coalesce(y.starts_on, o.starts_on)', 'coalesce(y.ends_on, o.ends_on)')}`;

/** The contracts that conflict for sure, and those whose places are near enough. */
async function nearEnough(places: PlacesPort, found: readonly Candidate[]): Promise<readonly Found[]> {
  const isNear = async ({ near, far, radius }: Candidate) => {
    if (near === null || far === null || radius === null) return true;
    const [one, other] = [await places.position(near), await places.position(far)];
    return one !== null && other !== null && kilometresBetween(one, other) <= radius;
  };
  const judgements = await Promise.all(found.map(isNear));
  const near = found.filter((_, index) => judgements[index]);
  return near.filter(
    (one, index) => near.findIndex(({ id, talentId }) => id === one.id && talentId === one.talentId) === index,
  );
}

/** Brands for which the same people are exclusive in the category. */
const brandsSql = `${written} select distinct r.id, r.kind, b.brand as name, r.id as "talentId",
    b.starts_on::text as first, coalesce(b.exclusive_until, b.ends_on)::text as last
  from x, record r
  join talents_brands b on b.agency_id = r.agency_id and b.owner_id = r.id
  where r.agency_id = $1 and $2::uuid is not null and r.id = any($6::uuid[]) and r.deleted_at is null
    and b.is_exclusive and b.category = x.category
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

async function conflictsOf(
  engine: Engine,
  places: PlacesPort,
  connection: Connection,
  intent: WriteIntent,
): Promise<readonly Conflict[]> {
  const { actor, id, after } = intent;
  const talentIds = (after['talentIds'] ?? []) as readonly string[];
  const exclusivities = (after['exclusivities'] ?? []) as readonly object[];
  if (talentIds.length === 0 || exclusivities.length === 0) return [];
  // Of two writes at once the second waits here until the first is kept, and finds it.
  await connection.query({
    text: `select pg_advisory_xact_lock(hashtextextended(key, 0))
      from (select 'clash ' || id as key from unnest($1::text[]) id order by id) keys`,
    values: [talentIds],
  });
  const days = [after['startsOn'] ?? null, after['endsOn'] ?? null];
  const values = [agencyOf(actor), id, JSON.stringify(exclusivities), ...days, talentIds];
  const { rows: contracts } = await connection.query<Candidate>({ text: contractsSql, values });
  const { rows: brands } = await connection.query<Found>({ text: brandsSql, values });
  const found = [...(await nearEnough(places, contracts)), ...brands];
  if (found.length === 0) return [];
  const { rows: people } = await connection.query<{ id: string; displayName: string }>({
    text: 'select id, label as "displayName" from record where agency_id = $1 and id = any($2::uuid[])',
    values: [agencyOf(actor), talentIds],
  });
  const known = await readable(within(engine, connection), actor, found);
  return found.map((one): Conflict => ({
    isAllDay: true,
    start: null,
    end: null,
    startDay: one.first,
    endDay: one.last,
    people: people.filter((person) => person.id === one.talentId),
    reason: 'EXCLUSIVITY',
    ...(known.has(one.id) && { id: one.id, kind: one.kind, displayName: one.name }),
  }));
}

/** Is a write judged: by a person who was asked or is to be, of what can conflict? */
function isJudged({ acceptsClash, action, changes }: WriteIntent): boolean {
  if (acceptsClash === undefined) return false;
  return action === 'create' || changes.some(({ field }) => judged.includes(field));
}

/**
 * Guards exclusivity, as the clash guard does people's time: a contract for somebody who is exclusive for something else
 * in the same days is refused with what that is, until it is sent again with `acceptClash`. Its history then says how many
 * conflicts were accepted. What its writer may not read is told by its days alone.
 */
export function guardExclusivity(engine: Engine, places: PlacesPort): void {
  engine.beforeWrite(
    contract.name,
    async (intent, connection) => {
      const items = await conflictsOf(engine, places, connection, intent);
      const isLess = intent.changes.filter(({ field }) => judged.includes(field)).every(onlyTakesAway);
      if (items.length > 0 && intent.acceptsClash === false && !isLess)
        throw new RefusalError('clash', 'exclusiveFor', { data: { items } });
      return { acceptedConflicts: items.length === 0 ? null : items.length };
    },
    { of: ['create', 'update'], when: isJudged },
  );
}
