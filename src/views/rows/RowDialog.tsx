import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Field } from '../../../schema/fields/field.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { modalWidths } from '../../../schema/rules/limits.ts';
import { FieldInput } from '../../fields/inputs.ts';
import { isLongCell } from '../../fields/isWide.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { cellWord, rowWord } from '../../i18n/fieldWords.ts';
import { useMayLeave } from '../../widgets/unsaved/useUnsavedChanges.ts';
import { FormFailure } from '../../widgets/dialog/FormFailure.tsx';
import { useIsNarrow } from '../../widgets/screen/useIsNarrow.ts';
import { DraftBar } from '../form/DraftBar.tsx';
import { FormLost, isLost } from '../form/FormLost.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';
import { PutOff } from './useRowsChange.tsx';

interface RowDialogProps {
  readonly entity: AnyEntity;
  /** The record's. */
  readonly id: string;
  readonly name: string;
  readonly field: RowsField;
  /** Null for a new one. */
  readonly row: WireRecord | null;
  /** Saves what the form changes of the row. */
  readonly save: (body: Record<string, unknown>) => Promise<WireRecord>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Returns the cells of a row's form. */
function askedCells({ cells, unasked = [] }: RowsField): Readonly<Record<string, Field>> {
  return Object.fromEntries(
    Object.entries(cells).filter(([cell, { readOnly }]) => !readOnly && !unasked.includes(cell)),
  );
}

/** One row of a record in a form of its own, judged while it is filled in (AB 2, finance information). */
export function RowDialog({ entity, id, name, field, row, save, onSaved, onClose }: RowDialogProps) {
  const translate = useTranslate();
  const mayLeave = useMayLeave();
  const isNarrow = useIsNarrow();
  const labelId = useId();
  const [isGone, setGone] = useState(false);
  const fields = useMemo(() => askedCells(field), [field]);
  const { form, isChanged, isSaving, draft, failure, submit, onKeyDown } = useRecordForm({
    place: `${entity.name}.${name}`,
    fields,
    record: row,
    isJudgedOnInput: true,
    save,
    onSaved,
    onFailure: (error, say) => {
      if (isLost(error)) setGone(true);
      else if (!(error instanceof PutOff)) say(error);
    },
  });
  const leave = async () => {
    if (await mayLeave()) onClose();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: isNarrow ? {} : { maxWidth: modalWidths.finance } } }}
      fullScreen={isNarrow}
      aria-labelledby={labelId}
      // A press beside the form would lose what was typed.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && void leave()}
    >
      <DialogTitle id={labelId}>{translate(rowWord(entity.name, name))}</DialogTitle>
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          sx={{ display: 'contents' }}
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <DraftBar offer={draft} />
          <DialogContent>
            <FormFailure said={failure} />
            {isGone && <FormLost entity={entity} id={id} />}
            <Box
              sx={{
                mt: failure === undefined && !isGone ? 0.5 : 2,
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              {Object.entries(fields).map(([cell, declared], index) => (
                <Box
                  key={cell}
                  sx={{
                    minWidth: 0,
                    display: 'grid',
                    ...((index === 0 || isLongCell(declared)) && { gridColumn: '1 / -1' }),
                  }}
                >
                  <FieldInput
                    resource={entity.name}
                    name={cell}
                    field={declared}
                    label={translate(cellWord(entity.name, name, cell))}
                    prefix=""
                    words={`${name}.${cell}`}
                    record={row}
                  />
                </Box>
              ))}
            </Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => void leave()}>{translate('app.actions.cancel')}</Button>
            <Button type="submit" variant="contained" color="primary" disabled={!isChanged} loading={isSaving}>
              {translate('app.actions.save')}
            </Button>
          </DialogActions>
        </Box>
      </FormProvider>
    </Dialog>
  );
}
