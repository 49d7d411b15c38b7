import { hold } from '../../../../schema/areas/work/entities/hold.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecords } from '../../../engine/reading/readOne.ts';
import { takeStep } from '../../../engine/states/takeStep.ts';
import { dayOf, openHolds } from './openHolds.ts';

const { name } = hold;

/** Releases the other holds of a day when one is confirmed, unless they are kept; those that the actor may edit. */
export function releaseOthers(engine: Engine): void {
  engine.afterWrite(
    name,
    async ({ actor, id, before, after }, connection) => {
      const isConfirmed = before?.['state'] === 'HELD' && after['state'] === 'CONFIRMED';
      if (!isConfirmed || after['others'] !== 'RELEASE') return;
      const here = within(engine, connection);
      const others = (await openHolds(connection, actor, dayOf(after))).filter((one) => one.id !== id);
      const ids = others.map((one) => one.id);
      const released = await findRecords(here, actor, name, ids, { action: 'update' });
      // From the last on, so that nobody moves up who is released next.
      for (const other of ids.toReversed()) {
        if (released.has(other)) await takeStep(here, actor, name, other, 'release');
      }
    },
    { of: ['update'], when: ({ changes }) => changes.some(({ field }) => field === 'state') },
  );
}
