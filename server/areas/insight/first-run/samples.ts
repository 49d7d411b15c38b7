import type { Actor } from '../../../../schema/access/access.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { insertMany } from '../../../engine/many/insertMany.ts';
import { removeMany, type Target } from '../../../engine/many/removeMany.ts';
import { sampleRecords } from './sampleRecords.ts';

/** A record of the sample data, as an agency keeps it. */
interface KeptSample {
  readonly kind: string;
  readonly id: string;
}

/** Returns what an agency has of the sample data, in the order in which it was made; what was deleted is left out. */
export async function keptSamples(
  agencyId: string,
  connection: Pick<Connection, 'query'>,
): Promise<readonly KeptSample[]> {
  const { rows } = await connection.query<KeptSample>({
    text: `select r.kind, r.id from sample_set s
      cross join lateral jsonb_array_elements(s.records) with ordinality as one(value, place)
      join record r on r.agency_id = s.agency_id and r.id = (one.value ->> 'id')::uuid
        and r.kind = one.value ->> 'kind' and r.deleted_at is null
      where s.agency_id = $1 order by one.place`,
    values: [agencyId],
  });
  return rows;
}

/** Adds the sample data to an agency; does nothing where it was added, by another call at the same time too. */
export async function addSamples(engine: Engine, actor: Actor): Promise<void> {
  const agencyId = agencyOf(actor);
  await engine.database.transaction(agencyId, async (connection) => {
    // Another call that is not done yet holds this row.
    const { rows: begun } = await connection.query({
      text: `insert into sample_set (agency_id, records) values ($1, '[]') on conflict do nothing returning agency_id`,
      values: [agencyId],
    });
    if (begun.length === 0) return;
    const { rows } = await connection.query<{ locale: string }>({
      text: 'select locale from identity_agency_settings()',
      values: [],
    });
    const samples = sampleRecords({
      today: engine.today(actor),
      timeZone: actor.timeZone,
      locale: rows[0]?.locale ?? 'en',
      staffId: actor.staffId,
    });
    const ids = new Map<string, string>();
    const idOf = (key: string) => ids.get(key) ?? '';
    for (const entity of new Set(samples.map((sample) => sample.entity))) {
      const ofEntity = samples.filter((sample) => sample.entity === entity);
      const bodies = ofEntity.map(({ body }) => body(idOf));
      const made = await insertMany(within(engine, connection), actor, entity, bodies, { connection });
      made.forEach(({ id }, index) => ids.set(ofEntity[index]?.key ?? '', id));
    }
    const records = samples.map(({ key, entity: kind }) => ({ kind, id: idOf(key) }));
    await connection.query({
      text: 'update sample_set set records = $2::jsonb where agency_id = $1',
      values: [agencyId, JSON.stringify(records)],
    });
  });
}

/** Deletes what an agency has of the sample data, all or none; what its people have made of their own stays. */
export async function removeSamples(engine: Engine, actor: Actor): Promise<void> {
  const agencyId = agencyOf(actor);
  await engine.database.transaction(agencyId, async (connection) => {
    await connection.query({
      text: 'select 1 from sample_set where agency_id = $1 for update',
      values: [agencyId],
    });
    const kept = (await keptSamples(agencyId, connection)).toReversed();
    for (const kind of new Set(kept.map((one) => one.kind))) {
      const [first, ...others] = kept.filter((one) => one.kind === kind).map(({ id }): Target => ({ id }));
      if (first) await removeMany(within(engine, connection), actor, kind, [first, ...others], { connection });
    }
    await connection.query({ text: 'delete from sample_set where agency_id = $1', values: [agencyId] });
  });
}
