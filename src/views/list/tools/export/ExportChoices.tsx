import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { ExportFormat } from '../../../../../schema/language/operations.ts';
import type { ViewFields } from '../../../view-fields/viewFields.ts';
import { ColumnChecklist } from './ColumnChecklist.tsx';
import { exportableFields, type ColumnChoice } from './exportColumns.ts';
import { OneOf } from './OneOf.tsx';

interface ExportChoicesProps {
  readonly entity: AnyEntity;
  readonly format: ExportFormat;
  readonly onFormat: (format: ExportFormat) => void;
  readonly fields: ViewFields;
  readonly choice: ColumnChoice;
  readonly onChoice: (choice: ColumnChoice) => void;
}

/** In which format, and with which columns. */
export function ExportChoices({ entity, format, onFormat, fields, choice, onChoice }: ExportChoicesProps) {
  const translate = useTranslate();
  const all = exportableFields(fields);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <OneOf
        label={translate('app.views.export.format')}
        value={format}
        onChange={onFormat}
        options={[
          { value: 'csv', label: translate('app.views.export.csv') },
          { value: 'xlsx', label: translate('app.views.export.xlsx') },
        ]}
      />
      <OneOf
        label={translate('app.views.export.columns')}
        value={choice.which}
        onChange={(which) => onChoice({ ...choice, which })}
        options={[
          { value: 'shown', label: translate('app.views.export.shown'), count: fields.columns.length },
          { value: 'all', label: translate('app.views.export.all'), count: all.length },
          { value: 'chosen', label: translate('app.views.export.chosen') },
        ]}
      />
      {choice.which === 'chosen' && (
        <ColumnChecklist
          entity={entity}
          fields={all}
          chosen={choice.chosen}
          onChange={(chosen) => onChoice({ ...choice, chosen })}
        />
      )}
    </Box>
  );
}
