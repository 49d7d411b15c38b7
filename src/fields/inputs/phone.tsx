import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { givenPhone } from '../../../schema/rules/phone.ts';
import { useAgencyDefaults } from '../../authProvider/useAgencyDefaults.ts';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { inputPropsOf } from '../../widgets/keyboard/keyboards.ts';
import { usePhoneFormat } from '../../widgets/phone/format.ts';
import { CountryPicker } from '../../widgets/phone/CountryPicker.tsx';
import { keyboardOf } from '../keyboardOf.ts';
import { useFollowed } from './useFollowed.ts';
import { useKey, type InputProps } from './control.ts';

/**
 * A phone number and the country it must be valid for; the agency's unless another is chosen (AB 5). A number that names its
 * country chooses it, once it is pasted or left.
 */
export function PhoneInput({ name, field, label, prefix }: InputProps<'phone'>) {
  const { id, value, change, leave, ref, error } = useKey<string | null>(`${prefix}${name}`);
  const country = useKey<string | null>(`${prefix}${field.country}`);
  const [isEdited, setEdited] = useState(false);
  // The country before a typed number has named another.
  const former = useRef<string | null>(null);
  const format = usePhoneFormat();
  useFollowed({ prefix, follows: field.follows, value, country: country.value, change, changeCountry: country.change });
  const about = { id, label, isRequired: field.required, error: error ?? country.error };
  const agency = useAgencyDefaults();
  const chosen = country.value ?? agency.country;
  const settle = (text: string) => {
    const given = givenPhone(text, chosen);
    const names = given.country !== null && given.country !== chosen;
    if (names) {
      former.current ??= chosen;
      country.change(given.country);
    }
    if (names || given.number !== text.trim()) change(given.number);
  };
  const finish = () => isEdited && settle(value ?? '');
  return (
    <FieldFrame {...about}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <CountryPicker
          value={chosen}
          onChange={(next) => {
            former.current = null;
            country.change(next);
          }}
        />
        <OutlinedInput
          id={id}
          inputRef={ref}
          size="small"
          fullWidth
          type="tel"
          value={isEdited ? (value ?? '') : format(value ?? '', country.value)}
          error={Boolean(about.error)}
          onChange={(event) => {
            setEdited(true);
            if (event.target.value.trim() === '' && former.current !== null) {
              country.change(former.current);
              former.current = null;
            }
            change(event.target.value);
            if ((event.nativeEvent as InputEvent).inputType === 'insertFromPaste') settle(event.target.value);
          }}
          onKeyDown={(event) => event.key === 'Enter' && finish()}
          onBlur={() => {
            finish();
            leave();
          }}
          inputProps={{ ...inputPropsOf(keyboardOf(field)), ...controlAttributes(about) }}
          sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
        />
      </Box>
    </FieldFrame>
  );
}
