import { registry } from '../../../../schema/index.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { WriteIntent } from '../../../engine/writing/events.ts';
import { closeSignals, reopenSignals } from './signals.ts';

/** The entities whose records fans can question. */
export const questionable: readonly string[] = registry.all
  .filter(({ states }) => states?.['relevance'])
  .map(({ name }) => name);

/** Does a write take back the rejection of what was rejected as not relevant: by publishing it, or for a new review? */
function isTakenBack({ before, after }: WriteIntent): boolean {
  const isRejected = (one: WriteIntent['before']) => one?.['relevance'] === 'REJECTED';
  return isRejected(before) && isRejected(after) && before?.['status'] !== after['status'];
}

/** Clears the relevance of what was rejected as not relevant once its status is another. */
export function clearRelevance(engine: Engine): void {
  for (const kind of questionable) {
    engine.beforeWrite(kind, async () => ({ relevance: 'CLEAR' }), { of: ['update'], when: isTakenBack });
  }
}

/** Closes signals with the step that answers them, in its transaction, and opens them again when it is undone. */
export function answerSignals(engine: Engine): void {
  for (const kind of questionable) {
    engine.afterWrite(
      kind,
      async ({ actor, id, after, version }, connection) => {
        const agencyId = agencyOf(actor);
        if (after['relevance'] !== 'QUESTIONED')
          await closeSignals(engine, connection, agencyId, kind, { id, version });
        // Its undo is the next write: the version before is that of the answer.
        else await reopenSignals(engine, connection, agencyId, kind, { id, version: version - 1 });
      },
      { of: ['update'], when: ({ changes }) => changes.some(({ field }) => field === 'relevance') },
    );
  }
}
