import { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useLocaleState } from 'ra-core';
import { useMemo, useState, type Ref } from 'react';
import { Flag } from '../phone/Flag.tsx';
import { Picker } from '../picker/Picker.tsx';
import { PickerField } from '../picker/PickerField.tsx';
import { countryMeant, countryNamesIn, type CountryName } from './countryNames.ts';

const filterOptions = createFilterOptions<CountryName>({
  stringify: ({ code, kept, name }) => `${name} ${kept} ${code}`,
});

interface CountryNamePickerProps {
  readonly id: string;
  /** English name of a country, or any other stored text. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur: () => void;
  readonly hasError: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A country by its name in the reader's language. What is none of today's countries can be written all the same. */
export function CountryNamePicker({
  id,
  value,
  onChange,
  onBlur,
  hasError,
  inputRef,
  attributes,
}: CountryNamePickerProps) {
  const [locale] = useLocaleState();
  const countries = useMemo(() => countryNamesIn(locale), [locale]);
  // During typing, `In` is not yet India.
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = value && typed === null ? (countryMeant(value, countries) ?? value) : null;
  const shown = typeof chosen === 'object' ? chosen?.name : chosen;
  const take = (given: CountryName | string | null) => {
    const text = typeof given === 'string' ? given : (given?.kept ?? '');
    setTyped(null);
    onChange((countryMeant(text, countries)?.kept ?? text) || null);
  };
  return (
    <Picker<CountryName, false, false, true>
      id={id}
      freeSolo
      size="small"
      fullWidth
      options={countries as CountryName[]}
      value={chosen}
      inputValue={typed ?? shown ?? ''}
      onChange={(_event, given) => take(given)}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input') return;
        setTyped(text);
        onChange(text || null);
      }}
      onBlur={() => {
        if (typed !== null) take(typed);
        onBlur();
      }}
      filterOptions={filterOptions}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.code)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      isOptionEqualToValue={(option, each) => typeof each !== 'string' && option.code === each.code}
      renderOption={({ key, ...others }, { code, name }) => (
        <Box component="li" key={key} {...others} sx={{ gap: 1 }}>
          <Flag country={code} />
          {name}
        </Box>
      )}
      renderInput={(params) => (
        <PickerField params={params} hasError={hasError} inputRef={inputRef} attributes={attributes} />
      )}
    />
  );
}
