import type { Actor } from '../../../../schema/access/access.ts';
import type { FirstRunState } from '../../../../schema/areas/insight/calls/firstRun.ts';
import { firstRunSteps, type FirstRunStep } from '../../../../schema/areas/insight/firstRun.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { keptSamples } from './samples.ts';

/**
 * Returns what of the set-up of an actor's agency is done. Sample data counts for nothing.
 * @param isMailSent whether the server has a mail server
 */
export async function readFirstRun(engine: Engine, actor: Actor, isMailSent: boolean): Promise<FirstRunState> {
  const agencyId = agencyOf(actor);
  return engine.database.transaction(agencyId, async (connection) => {
    const samples = await keptSamples(agencyId, connection);
    const { rows } = await connection.query<{ kind: string; many: boolean }>({
      text: `select kind.name as kind, (select count(*) from (select 1 from record r
            where r.agency_id = $1 and r.kind = kind.name and r.deleted_at is null and r.id <> all($3::uuid[])
            limit 2) first) >= kind.needed as many
        from unnest($2::text[], $4::integer[]) kind(name, needed)`,
      values: [agencyId, ['talent', 'staff', 'partner'], samples.map(({ id }) => id), [1, 2, 1]],
    });
    const { count: imports } = await connection.query({
      text: `select 1 from import where agency_id = $1 and state = 'done' limit 1`,
      values: [agencyId],
    });
    const hasImported = imports > 0;
    const has = (kind: string) => rows.some((row) => row.kind === kind && row.many);
    const done: Record<FirstRunStep, boolean> = {
      TALENTS: has('talent'),
      COLLEAGUE: has('staff'),
      PARTNER: has('partner'),
      IMPORT: hasImported,
    };
    const steps = firstRunSteps.map((name) => ({ name, isDone: done[name] }));
    return { steps, isMailSent, samples: samples.length };
  });
}
