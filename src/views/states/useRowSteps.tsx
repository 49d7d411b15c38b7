import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { offersInList } from '../../../schema/language/lists/furtherLists.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { missingFor, offeredSteps, type OfferedStep } from './offeredSteps.ts';
import { useQuickStep } from './useQuickStep.tsx';

const RowStepDialog = lazy(() => import('./RowStepDialog.tsx').then((module) => ({ default: module.RowStepDialog })));

/** More would leave no room for what else can be done with a row. */
const mostInRow = 2;

/** Steps of a list's rows, and the dialog of the running one. */
export interface RowSteps {
  /** Steps that a row offers: the usual next ones with all required fields. */
  readonly stepsOf: (record: WireRecord) => readonly OfferedStep[];
  /** Asks before the step is taken; a quick one is taken at once. */
  readonly ask: (record: WireRecord, step: OfferedStep) => void;
  /** The dialog of the one that is under way. */
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
        .filter((step) => missingFor(step, record).length === 0)
        .slice(0, mostInRow),
    [actor, entity],
  );
  const take = useQuickStep(entity);
  const ask = useCallback(
    (record: WireRecord, step: OfferedStep) => {
      if (step.declared?.isQuick) void take(record, step);
      else setAsked({ record, step });
    },
    [take],
  );
  return {
    stepsOf,
    ask,
    dialog: asked && (
      <Suspense fallback={null}>
        <RowStepDialog entity={entity} {...asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
