import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { LineText } from '../../../widgets/simple-list/LineText.tsx';
import { LineTools } from '../../../widgets/simple-list/LineTools.tsx';
import { EntryForm, type EntryValues } from './EntryForm.tsx';
import type { EntryRow } from './useEntries.ts';

interface EntryLineProps {
  readonly row: EntryRow;
  readonly parents: { readonly label: string; readonly rows: readonly EntryRow[] } | undefined;
  readonly mayEdit: boolean;
  readonly onSave: (values: EntryValues) => Promise<unknown>;
  /** Moves it to an end of the list. */
  readonly onMove: (end: 'top' | 'end') => void;
  readonly onMerge: () => void;
  readonly onHistory: () => void;
  readonly onRemove: () => void;
}

/** An entry in its list: its name and parent, edited in place, and what else can be done with it. */
export function EntryLine({ row, parents, mayEdit, onSave, onMove, onMerge, onHistory, onRemove }: EntryLineProps) {
  const translate = useTranslate();
  const [isEdited, setEdited] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // The form takes the focus with it when it goes.
    if (wasEdited.current && !isEdited) line.current?.querySelector('button')?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const words = (key: string, options?: object) => translate(`app.catalogueLists.${key}`, options);
  const { displayName: name, parent, parentId } = row;
  return (
    <Box ref={line} sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 1.5 }}>
      {isEdited ? (
        <EntryForm
          label={words('nameOf', { name })}
          submitLabel={translate('app.actions.save')}
          start={{ displayName: name, parentId }}
          parents={parents}
          isFocused
          onSave={async (values) => {
            await onSave(values);
            setEdited(false);
          }}
          onCancel={() => setEdited(false)}
        />
      ) : (
        <>
          <LineText name={name} about={parent ? [parent.displayName] : []} />
          <LineTools
            name={name}
            mayEdit={mayEdit}
            onEdit={() => setEdited(true)}
            onHistory={onHistory}
            onRemove={onRemove}
            steps={[
              { label: words('toTop'), act: () => onMove('top') },
              { label: words('toEnd'), act: () => onMove('end') },
              { label: words('merge'), act: onMerge },
            ]}
          />
        </>
      )}
    </Box>
  );
}
