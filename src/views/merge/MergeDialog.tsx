import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { useIsNarrow } from '../../widgets/screen/useIsNarrow.ts';
import { useDialogEntry } from '../list/address/useDialogEntry.ts';
import { MergeChoices } from './MergeChoices.tsx';
import { OtherPicker } from './OtherPicker.tsx';

interface MergeDialogProps {
  readonly entity: AnyEntity;
  /** The record with which it begins; another one is chosen where `otherId` is not said. */
  readonly record: Pick<WireRecord, 'id'>;
  readonly otherId?: string;
  /** Gets the record that stayed, and the id of the one that went. */
  readonly onMerged: (kept: WireRecord, goneId: string) => void;
  readonly onClose: () => void;
}

/** Makes one record of two: which other one, then field by field what stays. */
export function MergeDialog({ entity, record, otherId, onMerged, onClose }: MergeDialogProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const isNarrow = useIsNarrow();
  const labelId = useId();
  const [chosen, setChosen] = useState<string | null>(otherId ?? null);
  const close = useDialogEntry({ isFilling: isNarrow, onClose, onStay: null });
  return (
    <Dialog
      open
      fullWidth
      maxWidth={chosen === null ? 'sm' : 'md'}
      fullScreen={isNarrow}
      aria-labelledby={labelId}
      // A press beside it would lose what was chosen.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && close()}
    >
      <DialogTitle id={labelId}>{translate('app.views.merge.title', { name: words.ofRecords(2) })}</DialogTitle>
      {chosen === null ? (
        <OtherPicker entity={entity} id={String(record.id)} onChoose={setChosen} onClose={close} />
      ) : (
        <MergeChoices
          entity={entity}
          ids={[String(record.id), chosen]}
          isFirstKept={otherId === undefined}
          onMerged={onMerged}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
