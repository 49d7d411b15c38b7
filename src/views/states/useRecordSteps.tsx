import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { offeredSteps, type OfferedStep } from '../rights/offeredSteps.ts';
import { useLack } from './useLack.ts';
import { useQuickStep } from './useQuickStep.tsx';

const StepDialog = lazy(() => import('./StepDialog.tsx').then((module) => ({ default: module.StepDialog })));

/** Steps that a record may take from its state, and the dialog of the one that is asked about. */
export interface RecordSteps {
  /** The usual steps first, then those that are seldom taken. */
  readonly steps: readonly OfferedStep[];
  /** Returns what a step still needs, in words; undefined for nothing. */
  readonly lackOf: (step: OfferedStep) => string | undefined;
  /** Asks before the step is taken; a quick one is taken at once. Says what a step lacks instead. */
  readonly ask: (step: OfferedStep) => void;
  readonly dialog: ReactNode;
}

const isAside = ({ declared }: OfferedStep) => declared?.isAside === true;

/**
 * Returns the steps that a record may take from its state: each asks first, but for quick ones.
 * @param onQuick comes after a quick step
 */
export function useRecordSteps(entity: AnyEntity, record: WireRecord, onQuick?: () => void): RecordSteps {
  const lack = useLack(entity);
  const lackOf = (step: OfferedStep) => lack.of(record, step);
  const actor = useActor();
  const [asked, setAsked] = useState<OfferedStep | null>(null);
  const take = useQuickStep(entity, onQuick);
  const offered = offeredSteps(actor, entity, record);
  return {
    steps: [...offered.filter((step) => !isAside(step)), ...offered.filter(isAside)],
    lackOf,
    ask: (step) => {
      const missing = lackOf(step);
      if (missing !== undefined) lack.tell(missing);
      else if (step.declared?.isQuick) void take(record, step);
      else setAsked(step);
    },
    dialog: asked && (
      <Suspense fallback={null}>
        <StepDialog entity={entity} record={record} step={asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
