import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { catalogue } from '../../../../schema/areas/settings/entities/catalogue.ts';
import { saidOf } from '../../../widgets/notice/saidOf.ts';
import { EntryPicker } from './EntryPicker.tsx';
import type { EntryRow } from './useEntries.ts';

/** Values of an entry that a form asks for. */
export interface EntryValues {
  readonly displayName: string;
  readonly parentId: string | null;
}

interface EntryFormProps {
  /** Label of the name. */
  readonly label: string;
  readonly submitLabel: string;
  readonly start: EntryValues;
  /** The entries in which it can lie, with the name of their list; absent for a list without a tree. */
  readonly parents?: { readonly label: string; readonly rows: readonly EntryRow[] } | undefined;
  readonly isFocused?: boolean;
  /** Saves the values; a refusal is shown below them. */
  readonly onSave: (values: EntryValues) => Promise<unknown>;
  /** Absent for a form that stays, emptied for the next entry. */
  readonly onCancel?: () => void;
}

/** The name of an entry, and the entry in which it lies, in one line. Enter saves, Escape cancels. */
export function EntryForm({ label, submitLabel, start, parents, isFocused, onSave, onCancel }: EntryFormProps) {
  const translate = useTranslate();
  const faultId = useId();
  const [name, setName] = useState(start.displayName);
  const [picked, setPicked] = useState<{ readonly from: string | null; readonly to: string | null }>();
  // Another start, such as a list narrowed by another parent, undoes the pick.
  const parentId = picked !== undefined && picked.from === start.parentId ? picked.to : start.parentId;
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [added, setAdded] = useState<string>();
  const submit = async () => {
    if (isBusy) return;
    const displayName = name.trim();
    if (displayName === '') {
      setFault(translate('rules.required'));
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      await onSave({ displayName, parentId });
      if (!onCancel) {
        setName((now) => (now.trim() === displayName ? '' : now));
        setAdded(displayName);
      }
    } catch (error) {
      setFault(saidOf(error, translate));
    }
    setBusy(false);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onCancel?.();
      }}
      sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <OutlinedInput
        size="small"
        autoFocus={isFocused === true}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setFault(undefined);
          setAdded(undefined);
        }}
        placeholder={label}
        error={fault !== undefined}
        aria-busy={isBusy}
        inputProps={{
          'aria-label': label,
          maxLength: catalogue.fields.displayName.max,
          ...(fault !== undefined && { 'aria-describedby': faultId, 'aria-invalid': true }),
        }}
        sx={{ flex: '1 1 180px', maxWidth: { md: 360 } }}
      />
      {parents && (
        <EntryPicker
          label={parents.label}
          options={parents.rows}
          value={parentId}
          onChange={(id) => setPicked({ from: start.parentId, to: id })}
        />
      )}
      <Button type="submit" loading={isBusy} sx={{ flex: 'none' }}>
        {submitLabel}
      </Button>
      {onCancel && (
        <Button onClick={onCancel} sx={{ flex: 'none' }}>
          {translate('app.actions.cancel')}
        </Button>
      )}
      {fault !== undefined && (
        <Box id={faultId} role="alert" sx={{ flex: '1 0 100%', fontSize: 12, color: 'error.main' }}>
          {fault}
        </Box>
      )}
      {!onCancel && (
        <Box role="status" sx={{ fontSize: 12, color: 'ink2' }}>
          {added !== undefined && translate('app.catalogueLists.added', { name: added })}
        </Box>
      )}
    </Box>
  );
}
