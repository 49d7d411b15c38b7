import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { offersInList } from '../../../schema/language/lists/furtherLists.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useLate } from '../../widgets/late/useLate.tsx';
import { offeredSteps, type OfferedStep } from '../rights/offeredSteps.ts';
import { useLack, type Lack } from './useLack.ts';

const loadQuickStep = async () => (await import('./useQuickStep.tsx')).useQuickStep;
const RowStepDialog = lazy(() => import('./RowStepDialog.tsx').then((module) => ({ default: module.RowStepDialog })));

/** More would leave no room for what else can be done with a row. */
const mostInRow = 2;

/** Steps of a list's rows, and the dialog of the running one. */
export interface RowSteps {
  /** Steps that a row offers: the usual next ones. Some may lack something (`lackOf`). */
  readonly stepsOf: (record: WireRecord) => readonly OfferedStep[];
  /** Returns what a step still needs, in words; undefined for nothing. */
  readonly lackOf: Lack['of'];
  /** Asks before the step is taken; a quick one is taken at once. Says what a step lacks instead. */
  readonly ask: (record: WireRecord, step: OfferedStep) => void;
  /** The step that is under way, with its dialog if it has one. Has to be rendered. */
  readonly dialog: ReactNode;
}

/** The steps that records may take from the rows of a list. */
export function useRowSteps(entity: AnyEntity): RowSteps {
  const actor = useActor();
  const [asked, setAsked] = useState<{ readonly record: WireRecord; readonly step: OfferedStep } | null>(null);
  const stepsOf = useCallback(
    (record: WireRecord) =>
      (entity.states ? offeredSteps(actor, entity, record) : [])
        .filter(({ name, declared }) => declared && !declared.isAside && offersInList(entity, name))
        .slice(0, mostInRow),
    [actor, entity],
  );
  const [take, taker] = useLate(loadQuickStep, entity);
  const { of: lackOf, tell } = useLack(entity);
  const ask = useCallback(
    (record: WireRecord, step: OfferedStep) => {
      const missing = lackOf(record, step);
      if (missing !== undefined) tell(missing);
      else if (step.declared?.isQuick) void take(record, step);
      else setAsked({ record, step });
    },
    [lackOf, take, tell],
  );
  return {
    stepsOf,
    lackOf,
    ask,
    dialog: (
      <>
        {taker}
        {asked && (
          <Suspense fallback={null}>
            <RowStepDialog entity={entity} {...asked} onClose={() => setAsked(null)} />
          </Suspense>
        )}
      </>
    ),
  };
}
