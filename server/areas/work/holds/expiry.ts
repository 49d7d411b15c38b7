import { Type } from 'typebox';
import { systemActor } from '../../../../schema/access/access.ts';
import { hold } from '../../../../schema/areas/work/entities/hold.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecords } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import { defineJob } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { lockHolds } from './openHolds.ts';
import { writeHold } from './writeHold.ts';

const { name } = hold;

/** Expires a hold whose moment has come. */
const expireHold = defineJob({
  name: 'expireHold',
  payload: Type.Object({ holdId: Type.String({ format: 'uuid' }) }),
});

type Values = Readonly<Record<string, unknown>>;

/** Returns true if a hold's moment has come. */
function isOver({ expiresAt }: Values, now: number): boolean {
  return typeof expiresAt === 'number' && expiresAt <= now;
}

/** Lets holds expire at their moment, and refuses a moment that has passed and a confirmation after it. */
export function expireHolds(engine: Engine, jobs: Jobs): void {
  engine.guardStep(name, 'isStillHeld', async ({ before }) =>
    isOver(before ?? {}, engine.clock()) ? new RefusalError('transitionRefused', 'holdOver') : null,
  );
  engine.beforeWrite(
    name,
    async ({ after, changes }) => {
      const isGiven = changes.some(({ field }) => field === 'expiresAt');
      if (isGiven && isOver(after, engine.clock())) throw invalid([fieldRefusal('expiresAt', 'momentPast')]);
    },
    { of: ['create', 'update'] },
  );
  engine.afterWrites(
    name,
    async (events, connection) => {
      const asked = events.flatMap(({ action, id, after, changes, version }) => {
        const { expiresAt, state } = after;
        const isTimed = action === 'restore' || changes.some(({ field }) => field === 'expiresAt');
        if (!isTimed || state !== 'HELD' || typeof expiresAt !== 'number') return [];
        return [{ payload: { holdId: id }, at: expiresAt, once: `hold/${id}/${version}` }];
      });
      const [first] = events;
      if (first) await jobs.enqueueMany(connection, first.actor, expireHold, asked);
    },
    { of: ['create', 'update', 'restore'] },
  );
  jobs.handle(expireHold, async ({ payload: { holdId }, agencyId, now }, connection) => {
    const own = within(engine, connection);
    const actor = systemActor(agencyId);
    await lockHolds(connection, actor);
    const record = (await findRecords(own, actor, name, [holdId])).get(holdId)?.record;
    // Confirmed, released, deleted or held for longer meanwhile.
    if (record?.['state'] !== 'HELD' || !isOver(record, now)) return;
    await writeHold(own, connection, actor, holdId, { state: 'EXPIRED' }, { step: 'expire' });
  });
}
