import { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Picker } from '../../../widgets/picker/Picker.tsx';
import { PickerField } from '../../../widgets/picker/PickerField.tsx';
import type { EntryRow } from './useEntries.ts';

/** Options that are drawn at a time; typing finds the others. */
const mostOptions = 50;

const filterOptions = createFilterOptions<EntryRow>({ limit: mostOptions });

interface EntryPickerProps {
  readonly label: string;
  /** True in a dialog, where the label stands above it. */
  readonly isWide?: boolean;
  /** Text of the empty field; the label by default. */
  readonly placeholder?: string;
  readonly options: readonly EntryRow[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** One entry of a small list, found by a few letters of its name. */
export function EntryPicker({ label, isWide, placeholder, options, value, onChange }: EntryPickerProps) {
  const translate = useTranslate();
  const id = useId();
  const attributes = isWide ? {} : { 'aria-label': label, placeholder: placeholder ?? label };
  return (
    <Box sx={isWide ? { display: 'grid', gap: 0.5 } : { flex: { xs: '1 1 160px', md: 'none' }, width: { md: 220 } }}>
      {isWide && (
        <Box component="label" htmlFor={id} sx={{ fontSize: 12, color: 'ink2' }}>
          {label}
        </Box>
      )}
      <Picker<EntryRow>
        id={id}
        size="small"
        fullWidth
        autoHighlight
        options={options}
        value={options.find((option) => option.id === value) ?? null}
        onChange={(_event, chosen) => onChange(chosen?.id ?? null)}
        filterOptions={filterOptions}
        noOptionsText={translate('app.views.form.noOptions')}
        isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
        getOptionKey={(option) => option.id}
        getOptionLabel={({ displayName }) => displayName}
        renderInput={(params) => <PickerField params={params} attributes={attributes} />}
      />
    </Box>
  );
}
