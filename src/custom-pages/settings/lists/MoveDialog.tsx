import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { RelatedData } from '../../../views/removal/RemovalContext.ts';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { saidOf } from '../../../widgets/notice/saidOf.ts';
import { EntryPicker } from './EntryPicker.tsx';
import { Usage } from './Usage.tsx';
import type { EntryRow } from './useEntries.ts';

interface MoveDialogProps {
  /** The entry as it is now, so that a second attempt after a conflict has its version. */
  readonly row: EntryRow;
  readonly usage: RelatedData;
  /** The other entries of its list. */
  readonly targets: readonly EntryRow[];
  /** Merges an entry into another one; resolves to the number of records that were moved. */
  readonly onMove: (row: EntryRow, target: EntryRow) => Promise<number>;
  readonly onClose: () => void;
}

/** Shows which records have an entry, and offers to move them to another one and to delete this one. */
export function MoveDialog({ row, usage, targets, onMove, onClose }: MoveDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const words = (key: string, options?: object) => translate(`app.catalogueLists.${key}`, options);
  const isUsed = usage.related.length > 0 || usage.others > 0;
  const title = words(isUsed ? 'inUse' : 'mergeTitle', { name: row.displayName });
  if (targets.length === 0) {
    return (
      <DialogFrame
        title={title}
        onClose={onClose}
        actions={
          <Button autoFocus onClick={onClose}>
            {translate('app.actions.close')}
          </Button>
        }
      >
        <Usage row={row} usage={usage} />
        <Box>{words('noTarget')}</Box>
      </DialogFrame>
    );
  }
  const submit = async () => {
    const target = targets.find(({ id }) => id === chosen);
    if (!target) {
      setFailure(words('targetNeeded'));
      return;
    }
    setBusy(true);
    try {
      const moved = await onMove(row, target);
      const messageArgs = { smart_count: moved, name: row.displayName, target: target.displayName };
      notify('app.catalogueLists.moved', { messageArgs });
      onClose();
    } catch (error) {
      setFailure(saidOf(error, translate));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={title}
      submitLabel={words('move')}
      failure={failure}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Usage row={row} usage={usage} />
      <Box>{words('moveLead')}</Box>
      <EntryPicker
        isWide
        label={words('target')}
        options={targets}
        value={chosen}
        onChange={(id) => {
          setChosen(id);
          setFailure(undefined);
        }}
      />
    </FormDialog>
  );
}
