import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { customField } from '../../../schema/entities/customField.ts';
import type { AnyEntity } from '../../../schema/entity.ts';
import { HistoryTab } from '../../views/detail/HistoryTab.tsx';
import { DialogFrame } from '../../widgets/dialog/DialogFrame.tsx';
import type { SettingsField } from './fields.ts';

const entity = customField as unknown as AnyEntity;

/** Who changed a field when, and how. */
export function FieldHistory({ field: { id, label }, onClose }: { field: SettingsField; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={`${label}: ${translate('app.customFields.history').toLowerCase()}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.actions.close')}</Button>}
    >
      <HistoryTab entity={entity} id={id} />
    </DialogFrame>
  );
}
