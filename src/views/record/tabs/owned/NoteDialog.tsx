import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { DialogFrame } from '../../../../widgets/dialog/DialogFrame.tsx';
import { OwnedComposer } from './OwnedComposer.tsx';

interface NoteDialogProps {
  readonly entity: AnyEntity;
  readonly field: string;
  readonly owner: WireRecord;
  readonly onClose: () => void;
}

/** Dialog over a record's page in which a text is written that the record owns. */
export function NoteDialog({ entity, field, owner, onClose }: NoteDialogProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const [isTyped, setTyped] = useState(false);
  return (
    <DialogFrame
      title={translate('app.titles.add', { name: words.ofRecords(1) })}
      actions={null}
      isChanged={isTyped}
      onClose={onClose}
    >
      <Box onInput={() => setTyped(true)}>
        <OwnedComposer entity={entity} field={field} owner={owner} onCancel={onClose} onAdded={onClose} />
      </Box>
    </DialogFrame>
  );
}
