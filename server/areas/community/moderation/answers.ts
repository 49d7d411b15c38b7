import { registry } from '../../../../schema/index.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { closeSignals, reopenSignals } from './signals.ts';

/** The entities whose records fans can question. */
export const questionable: readonly string[] = registry.all
  .filter(({ states }) => states?.['relevance'])
  .map(({ name }) => name);

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
