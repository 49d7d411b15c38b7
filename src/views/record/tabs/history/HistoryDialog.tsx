import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { DialogFrame } from '../../../../widgets/dialog/DialogFrame.tsx';
import { HistoryTab } from './HistoryTab.tsx';

interface HistoryDialogProps {
  readonly entity: AnyEntity;
  readonly id: string;
  /** Title of the record. */
  readonly name: string;
  /** The record, where merges can be undone. */
  readonly record?: WireRecord;
  readonly onClose: () => void;
}

/** The history of a record that has no page of its own: who changed it when, and how. */
export function HistoryDialog({ name, onClose, ...history }: HistoryDialogProps) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={translate('app.views.history.of', { name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.actions.close')}</Button>}
    >
      <Box sx={{ mx: { xs: -2, md: -2.5 } }}>
        <HistoryTab {...history} />
      </Box>
    </DialogFrame>
  );
}
