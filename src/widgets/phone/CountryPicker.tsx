import { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useAgencyDefaults } from '../../authProvider/useAgencyDefaults.ts';
import { Picker } from '../picker/Picker.tsx';
import { PickerField } from '../picker/PickerField.tsx';
import { phoneCountriesIn, type PhoneCountry } from './countries.ts';
import { Flag } from './Flag.tsx';

const filterOptions = createFilterOptions<PhoneCountry>({
  stringify: ({ code, name, callingCode }) => `${name} ${code} ${callingCode}`,
});

/** The country of a phone number, by its flag and calling code; found by name, code or calling code. */
export function CountryPicker({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { country: own } = useAgencyDefaults();
  const countries = useMemo(() => phoneCountriesIn(locale, own), [locale, own]);
  const chosen = countries.find(({ code }) => code === value) ?? null;
  return (
    <Picker<PhoneCountry, false, boolean>
      disableClearable={chosen !== null}
      size="small"
      sx={{ width: 112, flex: 'none' }}
      options={countries as PhoneCountry[]}
      value={chosen}
      onChange={(_event, next) => next && onChange(next.code)}
      filterOptions={filterOptions}
      getOptionKey={({ code }) => code}
      getOptionLabel={({ callingCode }) => callingCode}
      isOptionEqualToValue={(option, each) => option.code === each.code}
      slotProps={{ popper: { style: { width: 280 }, placement: 'bottom-start' } }}
      renderOption={({ key, ...attributes }, { code, name, callingCode }) => (
        <Box component="li" key={key} {...attributes} sx={{ gap: 1 }}>
          <Flag country={code} />
          <Box component="span" sx={{ flex: 1 }}>
            {name}
          </Box>
          <Box component="span" sx={{ color: 'ink3', fontVariantNumeric: 'tabular-nums' }}>
            {callingCode}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <PickerField
          params={params}
          attributes={{ 'aria-label': translate('app.views.form.country') }}
          start={
            chosen && (
              <InputAdornment position="start" sx={{ mr: 0, ml: 1.25 }}>
                <Flag country={chosen.code} />
              </InputAdornment>
            )
          }
        />
      )}
    />
  );
}
