import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { bulkSliceSize } from '../../../../schema/rules/limits.ts';
import type { BulkWork, GreenroomDataProvider } from '../../../dataProvider/types.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import type { NamedField } from '../../viewFields.ts';
import { useDialogEntry } from '../useDialogEntry.ts';
import { BulkConfirm } from './BulkConfirm.tsx';
import { BulkEdit } from './BulkEdit.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkReport } from './BulkReport.tsx';
import type { PickedRecord } from './picked.ts';
import { presentRecords } from './presentRecords.ts';
import type { Outcome } from './runInSlices.ts';
import { useBulkNotice } from './useBulkNotice.tsx';
import { useBulkRun } from './useBulkRun.ts';
import { useCounted } from './useCounted.ts';

/** Action on many records. `isAsked` is false if it needs no confirmation, as an undo does. */
export interface BulkTask {
  readonly action: 'edit' | 'delete' | 'restore';
  readonly records: readonly PickedRecord[];
  readonly isAsked: boolean;
}

interface BulkDialogProps extends BulkTask {
  readonly entity: AnyEntity;
  readonly fields: readonly NamedField[];
  /** Called with the outcome as soon as it is finished. */
  readonly onOutcome: (outcome: Outcome) => void;
  /** Picks records, and nothing else. */
  readonly onPick: (records: readonly PickedRecord[]) => void;
  /** Opens the undo of a deletion; false if the list is no longer open. */
  readonly onUndo: (deleted: readonly PickedRecord[]) => boolean;
  readonly onClose: () => void;
}

const nothing = () => {};
const words = { edit: 'editing', delete: 'deleting', restore: 'restoring' } as const;

/** Runs an action on many records: asks first, shows its progress, and reports failures. */
export function BulkDialog(props: BulkDialogProps) {
  const { entity, fields, action, records, isAsked, onOutcome, onPick, onUndo, onClose } = props;
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

  const undo = (deleted: readonly PickedRecord[]) => {
    if (!onUndo(deleted)) void run(deleted, { restore: true }).then((result) => tell('restore', result));
  };
  const start = async (work: BulkWork) => {
    const result = await run(records, work);
    onOutcome(result);
    if (result.failed.length > 0) {
      setOutcome(result);
      return;
    }
    tell(action, result, action === 'delete' ? undo : undefined);
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
    void start({ restore: true });
  });

  if (!isShown) return null;
  const common = { count: records.length, onClose: close };
  if (outcome) {
    const wayBack = action === 'delete' && outcome.done.length > 0 && (
      <Button onClick={() => undo(outcome.done)}>{translate('app.actions.undo')}</Button>
    );
    return <BulkReport outcome={outcome} onAgain={() => void again()} onClose={close} undo={wayBack} />;
  }
  if (tried !== null) {
    const title = counted(words[action], records.length);
    return <BulkProgress title={title} tried={tried} count={records.length} onStop={stop} />;
  }
  return action === 'edit' ? (
    <BulkEdit {...common} entity={entity} fields={fields} onConfirm={(work) => void start(work)} />
  ) : (
    <BulkConfirm
      {...common}
      resource={entity.name}
      action={action}
      onConfirm={() => void start(action === 'delete' ? { delete: true } : { restore: true })}
    />
  );
}
