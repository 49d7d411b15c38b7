import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { fieldWord } from '../../i18n/fieldWords.ts';
import { missingFor, offeredSteps, type OfferedStep } from './offeredSteps.ts';
import { useQuickStep } from './useQuickStep.tsx';

const StepDialog = lazy(() => import('./StepDialog.tsx').then((module) => ({ default: module.StepDialog })));

/** Steps that a record may take from its state, and the dialog of the one that is asked about. */
export interface RecordSteps {
  /** The usual steps first, then those that are seldom taken. */
  readonly steps: readonly OfferedStep[];
  /** Returns what a step still needs, in words; undefined for nothing. */
  readonly lackOf: (step: OfferedStep) => string | undefined;
  /** Asks before the step is taken; a quick one is taken at once. */
  readonly ask: (step: OfferedStep) => void;
  readonly dialog: ReactNode;
}

const isAside = ({ declared }: OfferedStep) => declared?.isAside === true;

/**
 * Returns the steps that a record may take from its state: each asks first, but for quick ones.
 * @param onQuick comes after a quick step
 */
export function useRecordSteps(entity: AnyEntity, record: WireRecord, onQuick?: () => void): RecordSteps {
  const translate = useTranslate();
  const actor = useActor();
  const [asked, setAsked] = useState<OfferedStep | null>(null);
  const take = useQuickStep(entity, onQuick);
  const offered = offeredSteps(actor, entity, record);
  return {
    steps: [...offered.filter((step) => !isAside(step)), ...offered.filter(isAside)],
    lackOf: (step) => {
      const names = missingFor(step, record).map((name) => translate(fieldWord(entity.name, name)));
      return names.length === 0 ? undefined : translate('app.views.record.stepNeeds', { fields: names.join(', ') });
    },
    ask: (step) => {
      if (step.declared?.isQuick) void take(record, step);
      else setAsked(step);
    },
    dialog: asked && (
      <Suspense fallback={null}>
        <StepDialog entity={entity} record={record} step={asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
