import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAgencies } from './useAgencies.ts';
import { Picker } from '../../../widgets/picker/Picker.tsx';

interface Agency {
  readonly id: string;
  readonly displayName: string;
}

interface AgenciesFilterProps {
  readonly ids: readonly string[];
  /** Agencies of which something is shown: their names are known without asking. */
  readonly seen: readonly Agency[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Agencies by which a super admin narrows a list: found by their names. */
export function AgenciesFilter({ ids, seen, onChange }: AgenciesFilterProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const keyword = typed.trim();
  const { data, isFetching } = useAgencies(keyword);
  const found = data?.data ?? [];
  const names = new Map([...seen, ...found].map(({ id, displayName }) => [id, displayName]));
  const chosen = ids.map((id) => ({ id, displayName: names.get(id) ?? translate('app.contentTalents.agency') }));
  const label = translate('app.contentTalents.agencies');
  return (
    <Picker<Agency, true>
      multiple
      size="small"
      limitTags={1}
      disableCloseOnSelect
      options={[...found]}
      value={chosen}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionLabel={({ displayName }) => displayName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_event, next, reason) => setTyped(reason === 'input' ? next : '')}
      onChange={(_event, next) => onChange(next.map(({ id }) => id))}
      noOptionsText={translate('app.agencies.chooser.noMatch')}
      sx={{ width: { xs: '100%', md: 280 } }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          placeholder={ids.length === 0 ? label : ''}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': label } }}
        />
      )}
    />
  );
}
