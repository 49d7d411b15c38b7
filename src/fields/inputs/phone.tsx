import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { defaultCountryCode } from '../../../schema/rules/limits.ts';
import { Labelled, controlAttributes } from '../../widgets/labelled/Labelled.tsx';
import { usePhoneFormat } from '../../widgets/phone/format.ts';
import { CountryPicker } from '../../widgets/phone/CountryPicker.tsx';
import { useFollowed } from './useFollowed.ts';
import { useKey, type InputProps } from './control.ts';

/** A phone number and the country it must be valid for; Australia unless another is chosen (AB 5). */
export function PhoneInput({ name, field, label, prefix }: InputProps<'phone'>) {
  const { id, value, change, leave, ref, error } = useKey<string | null>(`${prefix}${name}`);
  const country = useKey<string | null>(`${prefix}${field.country}`);
  const [isEdited, setEdited] = useState(false);
  const format = usePhoneFormat();
  useFollowed({ prefix, follows: field.follows, value, country: country.value, change, changeCountry: country.change });
  const about = { id, label, isRequired: field.required, error: error ?? country.error };
  return (
    <Labelled {...about}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <CountryPicker value={country.value ?? defaultCountryCode} onChange={country.change} />
        <OutlinedInput
          id={id}
          inputRef={ref}
          size="small"
          fullWidth
          inputMode="tel"
          autoComplete="off"
          value={isEdited ? (value ?? '') : format(value ?? '', country.value)}
          error={Boolean(about.error)}
          onChange={(event) => {
            setEdited(true);
            change(event.target.value);
          }}
          onBlur={leave}
          inputProps={controlAttributes(about)}
          sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
        />
      </Box>
    </Labelled>
  );
}
