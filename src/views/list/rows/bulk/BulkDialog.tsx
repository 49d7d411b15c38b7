import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { Actor } from '../../../../../schema/access/access.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { leadsBack, machinesOf, type NamedStep } from '../../../../../schema/language/states.ts';
import { bulkSliceSize } from '../../../../../schema/rules/limits.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import type { BulkWork, GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import { stepWord } from '../../../../i18n/fieldWords.ts';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';
import type { NamedField } from '../../../view-fields/viewFields.ts';
import { mayTake } from '../../../rights/offeredSteps.ts';
import { useDialogEntry } from '../../address/useDialogEntry.ts';
import { BulkAssign } from './BulkAssign.tsx';
import { BulkConfirm } from './BulkConfirm.tsx';
import { BulkEdit } from './BulkEdit.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkReport } from './BulkReport.tsx';
import { BulkStep } from './BulkStep.tsx';
import type { PickedRecord } from './picked.ts';
import { presentRecords } from './presentRecords.ts';
import { changedOf, type Outcome } from './runInSlices.ts';
import { assignedField } from './useBulkRights.ts';
import { useBulkNotice } from './useBulkNotice.tsx';
import { useBulkRun } from './useBulkRun.ts';
import { useCounted } from './useCounted.ts';

/** Action on many records. `isAsked` is false if it needs no confirmation, as an undo does. */
export interface BulkTask {
  readonly action: 'assign' | 'edit' | 'delete' | 'restore' | 'undo' | 'step';
  /** The step that is taken; absent for other actions. */
  readonly step?: NamedStep;
  readonly records: readonly PickedRecord[];
  readonly isAsked: boolean;
}

/** Action that takes back a former one: of a deletion, or of a change. */
export type UndoAction = Extract<BulkTask['action'], 'restore' | 'undo'>;

interface BulkDialogProps extends BulkTask {
  readonly entity: AnyEntity;
  readonly fields: readonly NamedField[];
  /** Called with the outcome as soon as it is finished. */
  readonly onOutcome: (outcome: Outcome) => void;
  /** Picks records, and nothing else. */
  readonly onPick: (records: readonly PickedRecord[]) => void;
  /** Opens the undo of what was done; false if the list is no longer open. */
  readonly onUndo: (action: UndoAction, records: readonly PickedRecord[]) => boolean;
  readonly onClose: () => void;
}

const nothing = () => {};
const quickWork = { restore: { restore: true }, undo: { undo: true } } as const;
const words = {
  assign: 'editing',
  edit: 'editing',
  delete: 'deleting',
  restore: 'restoring',
  undo: 'undoing',
  step: 'stepping',
} as const;

/** Undo of each action; the others have none. */
const undos: Partial<Record<BulkTask['action'], UndoAction>> = {
  assign: 'undo',
  edit: 'undo',
  delete: 'restore',
  step: 'undo',
};

/** Returns true if a write leads back from where a step has put a record. */
function canUndo(actor: Actor, entity: AnyEntity, step: NamedStep): boolean {
  const machine = machinesOf(entity).find(({ field }) => field === step.field);
  return machine !== undefined && leadsBack(machine, step, (back) => mayTake(actor, entity, back));
}

/** Runs an action on many records: asks first, shows its progress, and reports failures. */
export function BulkDialog(props: BulkDialogProps) {
  const { entity, fields, action, step, records, isAsked, onOutcome, onPick, onUndo, onClose } = props;
  const actor = useActor();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const translate = useTranslate();
  const counted = useCounted(entity.name);
  const complain = useFailureNotice();
  const tell = useBulkNotice();
  const { tried, run, stop } = useBulkRun(entity.name);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // A quick action without a confirmation shows no dialog.
  const isShown = isAsked || outcome !== null || (tried !== null && records.length > bulkSliceSize);
  const isNarrow = useIsNarrow();
  const close = useDialogEntry({ isFilling: isNarrow && isShown, onClose, onStay: tried === null ? null : nothing });

  const wayBack = step && !canUndo(actor, entity, step) ? undefined : undos[action];
  const undo =
    wayBack &&
    ((changed: readonly PickedRecord[]) => {
      if (onUndo(wayBack, changed)) return;
      void run(changed, quickWork[wayBack]).then((result) => tell(wayBack, result));
    });
  const start = async (work: BulkWork) => {
    const result = await run(records, work);
    onOutcome(result);
    if (result.failed.length > 0) {
      setOutcome(result);
      return;
    }
    tell(action, result, undo);
    close();
  };
  const again = async () => {
    try {
      const failed = outcome?.failed.map(({ record }) => record.id) ?? [];
      onPick(await presentRecords(dataProvider, entity, failed, action === 'restore'));
      close();
    } catch (error) {
      complain(error);
    }
  };

  const isStarted = useRef(false);
  useEffect(() => {
    if (isAsked || isStarted.current) return;
    isStarted.current = true;
    void start(step ? { step: step.name, given: {} } : quickWork[action as UndoAction]);
  });

  if (!isShown) return null;
  const common = { count: records.length, onClose: close };
  if (outcome) {
    const changed = changedOf(outcome);
    const button = undo && changed.length > 0 && (
      <Button onClick={() => undo(changed)}>{translate('app.actions.undo')}</Button>
    );
    return <BulkReport outcome={outcome} onAgain={() => void again()} onClose={close} undo={button} />;
  }
  if (tried !== null) {
    const title = counted(words[action], records.length, {
      step: step ? translate(stepWord(entity.name, step.name, 'do')) : '',
    });
    return <BulkProgress title={title} tried={tried} count={records.length} onStop={stop} />;
  }
  const confirm = (work: BulkWork) => void start(work);
  switch (action) {
    case 'assign': {
      const assigned = assignedField(entity, fields);
      return assigned ? <BulkAssign {...common} entity={entity} assigned={assigned} onConfirm={confirm} /> : null;
    }
    case 'edit':
      return <BulkEdit {...common} entity={entity} fields={fields} onConfirm={confirm} />;
    case 'step':
      return step ? (
        <BulkStep entity={entity} step={step} records={records} onConfirm={confirm} onClose={close} />
      ) : null;
    case 'delete':
      return (
        <BulkConfirm {...common} resource={entity.name} action="delete" onConfirm={() => confirm({ delete: true })} />
      );
    default:
      return (
        <BulkConfirm {...common} resource={entity.name} action="restore" onConfirm={() => confirm({ restore: true })} />
      );
  }
}
