import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { fieldWord, stepWord } from '../../i18n/fieldWords.ts';
import { ChosenIcon } from '../../theme/icons/actions.tsx';
import { OpenIcon } from '../../widgets/icons.tsx';
import { MoreMenu } from '../../widgets/more/MoreMenu.tsx';
import { HeaderAction } from '../detail/HeaderAction.tsx';
import { missingFor, offeredSteps, type OfferedStep } from './offeredSteps.ts';

const StepDialog = lazy(() => import('./StepDialog.tsx').then((module) => ({ default: module.StepDialog })));

interface RecordStepsProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

/** The steps that a record may take from where it is, at its head: each asks first. One that lacks something says what. */
export function RecordSteps({ entity, record }: RecordStepsProps) {
  const translate = useTranslate();
  const actor = useActor();
  const [asked, setAsked] = useState<OfferedStep | null>(null);
  const steps = offeredSteps(actor, entity, record);
  const isAside = ({ declared }: OfferedStep) => declared?.isAside === true;
  const aside = steps.filter(isAside);
  const wordOf = (name: string) => translate(fieldWord(entity.name, name));
  const lackOf = (step: OfferedStep) => {
    const names = missingFor(step, record).map((name) => wordOf(name));
    return names.length === 0 ? undefined : translate('app.views.record.stepNeeds', { fields: names.join(', ') });
  };

  return (
    <>
      {steps
        .filter((step) => !isAside(step))
        .map((step) => (
          <HeaderAction
            key={step.name}
            action={{ icon: step.isConversion ? OpenIcon : ChosenIcon, label: stepWord(entity.name, step.name, 'do') }}
            lack={lackOf(step)}
            onAct={() => setAsked(step)}
          />
        ))}
      {aside.length > 0 && (
        <MoreMenu label={translate('app.actions.more')}>
          {(then) =>
            aside.map((step) => (
              <MenuItem key={step.name} disabled={lackOf(step) !== undefined} onClick={then(() => setAsked(step))}>
                {[translate(stepWord(entity.name, step.name, 'do')), lackOf(step)].filter(Boolean).join(' · ')}
              </MenuItem>
            ))
          }
        </MoreMenu>
      )}
      {asked && (
        <Suspense fallback={null}>
          <StepDialog entity={entity} record={record} step={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
