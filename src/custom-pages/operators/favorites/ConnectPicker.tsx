import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FavoriteReference } from '../../../../schema/areas/operators/calls/favorites.ts';
import { favoriteConnectionsLimit, filterSearchDebounce } from '../../../../schema/rules/limits.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { Avatar } from '../../../widgets/avatar/Avatar.tsx';
import { Picker } from '../../../widgets/picker/Picker.tsx';
import { PickerField } from '../../../widgets/picker/PickerField.tsx';
import { useDebounced } from '../../../widgets/picker/useDebounced.ts';

interface ConnectPickerProps {
  readonly id: string;
  /** Id of the favourite whose connections are chosen; it is not suggested itself. */
  readonly except: string | null;
  readonly value: readonly FavoriteReference[];
  readonly onChange: (value: readonly FavoriteReference[]) => void;
}

/** Other favourites, found by a few letters of their names. */
export function ConnectPicker({ id, except, value, onChange }: ConnectPickerProps) {
  const translate = useTranslate();
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), filterSearchDebounce);
  const { data = [], isFetching } = useQuery({
    queryKey: ['GET /cms/v1/favorites/suggestions', q, except],
    queryFn: ({ signal }) =>
      client.ask('GET /cms/v1/favorites/suggestions', { query: { q, ...(except && { except }) }, signal }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  return (
    <Picker
      id={id}
      multiple
      size="small"
      fullWidth
      filterSelectedOptions
      autoHighlight
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false);
        setTyped('');
      }}
      options={data}
      getOptionDisabled={() => value.length >= favoriteConnectionsLimit}
      value={value as FavoriteReference[]}
      onChange={(_event, chosen) => {
        setTyped('');
        onChange(chosen);
      }}
      onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
      // Enter in the picker must not submit the form.
      onKeyDown={(event) => event.key === 'Enter' && isOpen && event.preventDefault()}
      loading={isFetching}
      loadingText={translate('app.views.form.searching')}
      noOptionsText={translate('app.views.form.noOptions')}
      filterOptions={(all) => all}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.displayName}
      renderOption={({ key, ...attributes }, option) => (
        <Box component="li" key={key} {...attributes} sx={{ gap: 1 }}>
          <Avatar of={option} size={20} />
          {option.displayName}
        </Box>
      )}
      renderInput={(params) => <PickerField params={params} />}
    />
  );
}
