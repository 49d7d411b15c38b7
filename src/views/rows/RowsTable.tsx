import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { canField } from '../../../schema/access/can.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { maxRows, type RowsField } from '../../../schema/fields/rows.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { RowTable } from '../../fields/displays/RowTable.tsx';
import type { WireRecord } from '../../fields/kind.ts';
import { RowOwner } from '../../fields/rowOwner.ts';
import { useWords } from '../../fields/useWords.ts';
import { AddIcon } from '../../theme/icons/actions.tsx';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { EditIcon, RemoveIcon } from '../../widgets/icons.tsx';
import { rowWord } from '../../i18n/fieldWords.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { namedNotice } from '../writing/namedNotice.ts';
import { permissionsOf } from '../rights/permissionsOf.ts';
import { isOpenIn } from '../states/stateFields.ts';
import { RowDialog } from './RowDialog.tsx';
import { ofRow } from './rowFaults.ts';
import { PutOff, useRowsChange } from './useRowsChange.tsx';
import { useUndoNotice } from '../../widgets/notice/useUndoNotice.tsx';

export interface RowsTableProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly name: string;
  readonly field: RowsField;
  /** It is all that its part of the page has, so that the part's heading says what it is. */
  readonly isAlone: boolean;
}

/** Returns the title of a row: its first text. */
function titleOf({ cells }: RowsField, row: WireRecord): string {
  const [cell] = Object.entries(cells).find(([, { kind }]) => kind === 'text') ?? [''];
  return String(row[cell] ?? '');
}

/**
 * Rows of a record on its page. Those with `isTable` are added, changed and removed separately (AB 2, billing contacts):
 * saving sends one row, so that others' changes to the rest stay.
 */
export function RowsTable({ entity, record, name, field, isAlone }: RowsTableProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const notify = useNotify();
  const offerUndo = useUndoNotice();
  const complain = useFailureNotice();
  const actor = useActor();
  const { change, dialog } = useRowsChange(entity, name, field);
  const [edited, setEdited] = useState<{ readonly row: WireRecord | null; readonly base: WireRecord } | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const rowsOf = (of: WireRecord) => (of[name] ?? []) as readonly WireRecord[];
  const rows = rowsOf(record);
  const label = words.ofField(name, field);
  const mayWrite = permissionsOf(record).canUpdate && !field.readOnly && canField(actor, field.access) === 'edit';
  const mayEdit = field.isTable === true && mayWrite && isOpenIn(entity, record, name);

  const saveRow = async (body: Record<string, unknown>) => {
    const { row, base } = edited ?? { row: null, base: record };
    const before = rowsOf(base);
    const index = row ? before.indexOf(row) : before.length;
    try {
      return await change(base, before.toSpliced(index, 1, { ...row, ...body } as WireRecord));
    } catch (error) {
      throw ofRow(error, name, index);
    }
  };
  const remove = async (row: WireRecord) => {
    const index = rows.indexOf(row);
    try {
      const saved = await change(record, rows.toSpliced(index, 1));
      const { id: _id, ...cells } = row;
      const undo = () => void change(saved, rowsOf(saved).toSpliced(index, 0, cells as WireRecord)).catch(complain);
      const called = titleOf(field, row);
      offerUndo(namedNotice('deleted', called), undo, { name: called });
      add.current?.focus();
    } catch (error) {
      if (!(error instanceof PutOff)) complain(error);
    }
  };
  const actions = (row: WireRecord) => (
    <Box component="span" sx={{ display: 'inline-flex', flex: 'none', my: -0.5 }}>
      <IconButton
        size="small"
        aria-label={translate('app.views.record.editOne', { name: titleOf(field, row) })}
        onClick={() => setEdited({ row, base: record })}
      >
        <EditIcon sx={{ fontSize: 15 }} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={translate('app.views.record.deleteOne', { name: titleOf(field, row) })}
        onClick={() => void remove(row)}
      >
        <RemoveIcon sx={{ fontSize: 15 }} />
      </IconButton>
    </Box>
  );
  return (
    <RowOwner value={record}>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0, py: 0.75 }}>
        <Box component="dt" sx={isAlone ? visuallyHidden : { color: 'ink3', mb: 0.5 }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
          {rows.length > 0 ? (
            <RowTable
              resource={entity.name}
              name={name}
              field={field}
              rows={rows}
              label={label}
              {...(mayEdit && { more: { heading: translate('app.views.list.actions'), isQuiet: true, of: actions } })}
            />
          ) : (
            !mayEdit && <NoValue />
          )}
          {mayEdit && (
            <Button
              ref={add}
              size="small"
              startIcon={<AddIcon />}
              aria-label={translate('app.views.form.addRow', { field: label })}
              disabled={rows.length >= maxRows}
              onClick={() => setEdited({ row: null, base: record })}
              sx={{ mt: rows.length > 0 ? 1 : 0 }}
            >
              {translate('app.actions.add')}
            </Button>
          )}
          {edited && (
            <RowDialog
              entity={entity}
              id={record.id}
              name={name}
              field={field}
              row={edited.row}
              save={saveRow}
              onSaved={() => {
                notify('app.views.record.savedOne', { messageArgs: { name: translate(rowWord(entity.name, name)) } });
                setEdited(null);
              }}
              onClose={() => setEdited(null)}
            />
          )}
          {dialog}
        </Box>
      </Box>
    </RowOwner>
  );
}
