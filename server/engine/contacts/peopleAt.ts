import type { ContactPoint, PointKind } from '../../../schema/rules/contact-points/points.ts';
import type { Reference } from '../../../schema/fields/field.ts';
import type { Engine } from '../engine.ts';

interface Row extends Reference {
  readonly point: PointKind;
  readonly value: string;
}

/**
 * Returns the people and companies of an agency whose address or number each point is, in the order of the points and
 * by name: deleted records are left out, and merged ones lead to the record that was kept. Asks for no right: callers
 * decide what a reader is told.
 */
export async function peopleAt(
  { database }: Pick<Engine, 'database'>,
  agencyId: string,
  points: readonly ContactPoint[],
): Promise<readonly (readonly Reference[])[]> {
  if (points.length === 0) return [];
  const { rows } = await database.query<Row>(agencyId, {
    text: `with recursive led(point, value, id) as (
        select p.kind, p.value, p.record_id from contact_point p
          where p.agency_id = $1 and (p.kind, p.value) in (select * from unnest($2::text[], $3::text[]))
        union
        select l.point, l.value, m.kept_id from led l
          join merge m on m.agency_id = $1 and m.gone_id = l.id and m.undone_at is null
      )
      select l.point, l.value, r.id, r.label as "displayName", r.avatar, r.kind from led l
        join record r on r.agency_id = $1 and r.id = l.id
        where r.deleted_at is null and r.purged_at is null order by r.label, r.id`,
    values: [agencyId, points.map(({ kind }) => kind), points.map(({ value }) => value)],
  });
  return points.map(({ kind, value }) =>
    rows.filter((row) => row.point === kind && row.value === value).map(({ point: _, value: __, ...person }) => person),
  );
}
