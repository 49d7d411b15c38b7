import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { Field } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { Floating } from '../../widgets/floating/Floating.tsx';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { useMayLeave } from '../../widgets/unsaved/useUnsavedChanges.ts';
import { FactEditor } from './FactEditor.tsx';
import { useInPlace } from './useInPlace.ts';

interface CellEditorProps {
  readonly entity: AnyEntity;
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly cell: HTMLElement;
  /** The focus goes back to the cell. */
  readonly onClose: () => void;
}

/** Reads the record as it is now, since a row has only what its columns show, and leaves what is typed alone. */
const asRead = { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** Editor of one value of a list's record, at its cell. A press beside it closes it, unless something typed would be lost. */
export function CellEditor({ entity, id, name, field, cell, onClose }: CellEditorProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const mayLeave = useMayLeave();
  const complain = useFailureNotice();
  const { data: record, error, isFetchedAfterMount } = useGetOne<WireRecord>(entity.name, { id }, asRead);
  useEffect(() => {
    if (!error) return;
    complain(error);
    onClose();
  }, [complain, error, onClose]);
  const leave = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <Floating
      label={translate('app.titles.edit', { name: words.ofField(name, field) })}
      anchor={cell}
      side="left"
      width={Math.max(cell.clientWidth, 280)}
      onClose={() => void leave()}
    >
      <Box sx={{ p: 1.5 }}>
        {record && isFetchedAfterMount ? (
          <Editor entity={entity} record={record} name={name} onClose={onClose} />
        ) : (
          <Skeleton variant="rounded" height={94} />
        )}
      </Box>
    </Floating>
  );
}

interface EditorProps extends Pick<CellEditorProps, 'entity' | 'name' | 'onClose'> {
  readonly record: WireRecord;
}

function Editor({ entity, record, name, onClose }: EditorProps) {
  const translate = useTranslate();
  const { fields } = useInPlace(entity, record);
  // The row told less than the record: a lock, or whom it is assigned to.
  if (!(name in fields)) return translate('app.noAccess.title');
  return (
    <FactEditor
      entity={entity}
      record={record}
      name={name}
      fields={fields}
      isHeaded={false}
      onClose={() => onClose()}
    />
  );
}
