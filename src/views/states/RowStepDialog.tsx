import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { fieldWord, stepWord } from '../../i18n/fieldWords.ts';
import { LoadFailed } from '../../widgets/states/LoadFailed.tsx';
import { DialogFrame } from '../../widgets/dialog/DialogFrame.tsx';
import { missingFor, offeredSteps, type OfferedStep } from '../rights/offeredSteps.ts';
import { StepDialog } from './StepDialog.tsx';

export interface RowStepDialogProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly step: OfferedStep;
  readonly onClose: () => void;
  /** Takes the step in place of its own route. */
  readonly take?: (given: Readonly<Record<string, unknown>>) => Promise<void>;
}

const once = { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** Dialog of a step from the row of a list: the record is read first, since a row does not have all of its fields. */
export function RowStepDialog({ entity, record: row, step, onClose, take }: RowStepDialogProps) {
  const translate = useTranslate();
  const actor = useActor();
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<WireRecord>(entity.name, { id: row.id }, once);
  const record = isFetchedAfterMount && !error ? data : undefined;
  const missing = record ? missingFor(entity, step, record) : [];
  const isOpen = record && offeredSteps(actor, entity, record).some(({ name }) => name === step.name);
  if (record && isOpen && missing.length === 0) {
    return <StepDialog entity={entity} record={record} step={step} onClose={onClose} take={take} />;
  }
  const names = missing.map((name) => translate(fieldWord(entity.name, name))).join(', ');
  const isClosed = record !== undefined && !isOpen;
  return (
    <DialogFrame
      title={translate(stepWord(entity.name, step.name, 'title'), { name: String(row[entity.title] ?? '') })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.actions.close')}</Button>}
    >
      {error ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!record && !error && <Skeleton variant="rounded" height={36} aria-label={translate('app.views.list.loading')} />}
      {isClosed && <span>{translate('app.views.record.stepClosed')}</span>}
      {record && isOpen && <span>{translate('app.views.record.stepNeeds', { fields: names })}</span>}
    </DialogFrame>
  );
}
