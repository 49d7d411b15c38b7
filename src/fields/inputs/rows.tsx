import { AddIcon } from '../../theme/icons/actions.tsx';
import { DownIcon, RemoveIcon, UpIcon } from '../../widgets/icons.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useFieldArray, useFormState } from 'react-hook-form';
import { maxRows } from '../../../schema/fields/rows.ts';
import { cellWord } from '../words.ts';
import { FieldInput } from '../inputs.ts';
import { newRow } from '../values.ts';
import type { InputProps } from './control.ts';

/** The rows of a record: added, removed and put in order; each cell has the input of its kind. */
export function RowsInput({ resource, name, field, label, prefix }: InputProps<'rows'>) {
  const translate = useTranslate();
  const key = `${prefix}${name}`;
  const { fields: rows, append, remove, move } = useFieldArray({ name: key, keyName: 'rowKey' });
  const { errors } = useFormState({ name: key });
  const fault = (errors[key] as { message?: string } | undefined)?.message;

  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box sx={{ fontSize: 12, lineHeight: '16px', fontWeight: 520, color: 'ink2' }}>{label}</Box>
      {rows.map((row, index) => {
        const words = { number: index + 1, field: label };
        return (
          <Box
            key={row.rowKey}
            role="group"
            aria-label={translate('app.views.form.row', words)}
            sx={{ display: 'flex', gap: 1, p: 1.5, border: 1, borderColor: 'line', borderRadius: 2 }}
          >
            <Box
              sx={{ flex: 1, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}
            >
              {Object.entries(field.cells).map(([cell, declared]) => (
                <FieldInput
                  key={cell}
                  resource={resource}
                  name={cell}
                  field={declared}
                  label={translate(cellWord(resource, name, cell))}
                  prefix={`${key}.${index}.`}
                  words={`${name}.${cell}`}
                  record={null}
                />
              ))}
            </Box>
            <Box sx={{ display: 'flex', flexDirection: 'column', flex: 'none' }}>
              <IconButton
                size="small"
                aria-label={translate('app.views.form.removeRow', words)}
                onClick={() => remove(index)}
              >
                <RemoveIcon sx={{ fontSize: 16 }} />
              </IconButton>
              <IconButton
                size="small"
                disabled={index === 0}
                aria-label={translate('app.views.form.moveUp', words)}
                onClick={() => move(index, index - 1)}
              >
                <UpIcon sx={{ fontSize: 16 }} />
              </IconButton>
              <IconButton
                size="small"
                disabled={index === rows.length - 1}
                aria-label={translate('app.views.form.moveDown', words)}
                onClick={() => move(index, index + 1)}
              >
                <DownIcon sx={{ fontSize: 16 }} />
              </IconButton>
            </Box>
          </Box>
        );
      })}
      {fault && (
        <Box role="alert" sx={{ fontSize: 12, color: 'status.bad.fg' }}>
          {fault}
        </Box>
      )}
      <Box>
        <Button
          size="small"
          startIcon={<AddIcon style={{ fontSize: 13 }} />}
          aria-label={translate('app.views.form.addRow', { field: label })}
          disabled={rows.length >= maxRows}
          onClick={() => append(newRow(field))}
        >
          {translate('app.actions.add')}
        </Button>
      </Box>
    </Box>
  );
}
