import { Type } from 'typebox';
import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import { addToDay, startOfDay } from '../../../../schema/rules/dates.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf, todayOfAgency, zoneOfAgency } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { wholeRecords } from '../../../engine/reading/whole.ts';
import { defineJob } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { writeKept } from '../../../engine/writing/writeKept.ts';

type Values = Readonly<Record<string, unknown>>;

/** Renews a contract on the day after its end. */
const renewContract = defineJob({
  name: 'renewContract',
  payload: Type.Object({ contractId: Type.String({ format: 'uuid' }), endsOn: Type.String() }),
});

/** Returns the values that a renewal writes. */
export const renewed = ({ nextEndsOn, renewed: times }: Values) => ({
  endsOn: nextEndsOn,
  renewed: Number(times ?? 0) + 1,
});

/** Locks a contract and reads all of it; undefined for one that is deleted. */
export async function lockedContract(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  id: string,
): Promise<Values | undefined> {
  const { rows } = await connection.query({
    text: `select id from ${contract.table} where agency_id = $1 and id = $2 and deleted_at is null for no key update`,
    values: [agencyOf(actor), id],
  });
  if (rows.length === 0) return undefined;
  const [whole] = await wholeRecords(engine, actor, engine.model(contract.name), [id]);
  return whole?.record;
}

const categoryOf = ({ status }: Values) => (status as { readonly categoryCode?: string } | null)?.categoryCode;

/** Is a contract renewed by itself: agreed so, in force, and with an end? */
function renewsItself(record: Values): boolean {
  return record['renewal'] === 'AUTOMATIC' && record['nextEndsOn'] != null && categoryOf(record) === 'ACTIVE';
}

/**
 * Renews contracts that go on by themselves, each once a period, on the day after its end in the agency's zone, whichever
 * server does it; periods that passed while no server ran follow one after the other.
 */
export function renewContracts(engine: Engine, jobs: Jobs): void {
  engine.afterWrites(
    contract.name,
    async (events, connection) => {
      const timed = events.filter(({ action, after, changes }) => {
        const isTimed = changes.some(({ field }) => ['endsOn', 'renewal', 'renewalMonths', 'statusId'].includes(field));
        return (action === 'restore' || isTimed) && renewsItself(after);
      });
      const [first] = timed;
      if (!first) return;
      const zone = await zoneOfAgency(connection);
      const asked = timed.map(({ id, after, version }) => {
        const endsOn = String(after['endsOn']);
        const at = startOfDay(addToDay(endsOn, 1), zone);
        return { payload: { contractId: id, endsOn }, at, once: `renewal/${id}/${endsOn}/${version}` };
      });
      await jobs.enqueueMany(connection, first.actor, renewContract, asked);
    },
    { of: ['create', 'update', 'restore'] },
  );
  jobs.handle(renewContract, async ({ payload: { contractId, endsOn }, agencyId, now }, connection) => {
    const actor = systemActor(agencyId);
    const here = within(engine, connection);
    const record = await lockedContract(here, connection, actor, contractId);
    // Renewed, ended, changed or deleted meanwhile.
    if (!record || record['endsOn'] !== endsOn || !renewsItself(record)) return;
    if ((await todayOfAgency(connection, now)) <= endsOn) return;
    await writeKept(here, connection, actor, [contract.name, contractId], renewed(record), { step: 'renew' });
  });
}
