import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { OrderedRows } from '../../../widgets/simple-list/OrderedRows.tsx';
import { withMoved, type SettingsField } from './fields.ts';

interface FieldOrderProps {
  readonly rows: readonly SettingsField[];
  readonly rowOf: (field: SettingsField) => ReactNode;
  readonly onOrder: (rows: readonly SettingsField[]) => void;
}

/** List of fields that can be sorted by drag and drop, or by keyboard. */
export function FieldOrder({ rows, rowOf, onOrder }: FieldOrderProps) {
  const translate = useTranslate();
  return (
    <OrderedRows
      label={translate('app.customFields.list')}
      rows={rows}
      rowOf={rowOf}
      moveLabel={({ label }) => translate('app.customFields.move', { name: label })}
      onMove={(from, to) => onOrder(withMoved(rows, from, to))}
    />
  );
}
