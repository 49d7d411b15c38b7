import { AddIcon } from '../../theme/icons/actions.tsx';
import { DownIcon, RemoveIcon, UpIcon } from '../../widgets/icons.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { maxRows, type RowsField } from '../../../schema/fields/rows.ts';
import type { Field } from '../../../schema/fields/field.ts';
import { useAgencyDefaults } from '../../authProvider/useAgencyDefaults.ts';
import { isLongCell } from '../isWide.ts';
import { cellWord, rowWord } from '../../i18n/fieldWords.ts';
import { FieldInput } from '../inputs.ts';
import type { WireRecord } from '../kind.ts';
import { RowOwner } from '../rowOwner.ts';
import { newRow } from '../values.ts';
import type { PlacesOffered } from '../../widgets/place/usePlaces.ts';
import type { InputProps } from './control.ts';
import { PlaceOfRow } from './places/PlaceOfRow.tsx';

/**
 * Returns the part of its row's width that a cell takes: all of it for long texts, twice the usual for a number with
 * its country.
 */
function placeOf(declared: Field): string | Record<string, string> {
  if (declared.kind === 'phone') return { sm: 'span 2' };
  return isLongCell(declared) ? '1 / -1' : 'auto';
}

/** Returns the places that a cell searches; null if it searches none. */
function offeredBy({ place, street }: RowsField, cell: string): PlacesOffered | null {
  if (cell === street) return 'addresses';
  if (cell !== place) return null;
  return street === undefined ? 'all' : 'towns';
}

/** Returns the index of the row with the flag that at most one has; -1 for none. */
function markedIn(list: unknown, { mark }: RowsField): number {
  if (mark === undefined || !Array.isArray(list)) return -1;
  return (list as Record<string, unknown>[]).findIndex((row) => row[mark.cell] === true);
}

/** The rows of a record: added, removed and put in order; each cell has the input of its kind. */
export function RowsInput({ record, ...props }: InputProps<'rows'>) {
  return (
    <RowOwner value={record}>
      <Rows {...props} />
    </RowOwner>
  );
}

function Rows({ resource, name, field, label, prefix }: Omit<InputProps<'rows'>, 'record'>) {
  const agency = useAgencyDefaults();
  const translate = useTranslate();
  const key = `${prefix}${name}`;
  const { fields: rows, append, remove, move } = useFieldArray({ name: key, keyName: 'rowKey' });
  const { errors } = useFormState({ name: key });
  const { getValues, setValue } = useFormContext();
  const marked = useWatch({ name: key, compute: (list) => markedIn(list, field) });
  const { mark, last, min = 0, unasked = [] } = field;
  const choose = (index: number) =>
    rows.forEach((_row, other) => setValue(`${key}.${other}.${mark?.cell}`, other === index, { shouldDirty: true }));
  const isKept = (index: number) => (last !== undefined && rows.length === 1) || index === marked || index < min;
  /** Clears the id of what a cell was filled with, and the whole address, when the cell is edited. */
  const forget = (row: string, cell: string) => {
    for (const other of [`${cell}Id`, field.whole]) {
      if (other === undefined || other === cell || !Object.hasOwn(field.cells, other)) continue;
      const at = `${row}.${other}`;
      if (getValues(at)) setValue(at, null, { shouldDirty: true });
    }
  };
  const rowName = translate(rowWord(resource, name), { _: label }).toLowerCase();
  const fault = (errors[key] as { message?: string } | undefined)?.message;

  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box sx={{ fontSize: 12, lineHeight: '16px', fontWeight: 520, color: 'ink2' }}>{label}</Box>
      {rows.map((row, index) => {
        const words = { number: index + 1, field: label, row: rowName };
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
              {Object.entries(field.cells)
                .filter(([cell, { readOnly }]) => !readOnly && !unasked.includes(cell) && cell !== mark?.cell)
                .map(([cell, declared]) => {
                  const at = `${key}.${index}`;
                  const props = {
                    resource,
                    name: cell,
                    field: declared,
                    label: translate(cellWord(resource, name, cell)),
                    prefix: `${at}.`,
                    words: `${name}.${cell}`,
                    record: row as unknown as WireRecord,
                  };
                  const offered = offeredBy(field, cell);
                  const onType = () => forget(at, cell);
                  return (
                    <Box
                      key={cell}
                      sx={{ display: 'grid', minWidth: 0, gridColumn: placeOf(declared) }}
                      {...(offered === null && { onInput: onType })}
                    >
                      {offered === null ? (
                        <FieldInput {...props} />
                      ) : (
                        <PlaceOfRow {...props} offered={offered} onType={onType} />
                      )}
                    </Box>
                  );
                })}
              {mark && (
                <FormControlLabel
                  sx={{ gridColumn: '1 / -1', m: 0, gap: 1 }}
                  control={
                    <Radio size="small" sx={{ p: 0 }} checked={index === marked} onChange={() => choose(index)} />
                  }
                  label={translate(cellWord(resource, name, mark.cell))}
                />
              )}
            </Box>
            <Box sx={{ display: 'flex', flexDirection: 'column', flex: 'none' }}>
              <IconButton
                size="small"
                aria-label={translate('app.views.form.removeRow', words)}
                disabled={isKept(index)}
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
          startIcon={<AddIcon />}
          aria-label={translate('app.views.form.addRow', { field: label })}
          disabled={rows.length >= (field.max ?? maxRows)}
          onClick={() => append({ ...newRow(field, agency), ...(mark && rows.length === 0 && { [mark.cell]: true }) })}
        >
          {translate('app.actions.add')}
        </Button>
      </Box>
    </Box>
  );
}
