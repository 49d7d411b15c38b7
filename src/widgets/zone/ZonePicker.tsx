import { useTranslate } from 'ra-core';
import type { Ref } from 'react';
import { Picker } from '../picker/Picker.tsx';
import { PickerField } from '../picker/PickerField.tsx';

const zones: readonly string[] = Intl.supportedValuesOf('timeZone');

interface ZonePickerProps {
  readonly id?: string;
  readonly value: string | null;
  /** Null only where the choice may be taken back. */
  readonly onChange: (zone: string | null) => void;
  readonly onBlur?: () => void;
  readonly mayBeEmpty?: boolean;
  readonly hasError?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** ARIA attributes of the input; its name, if there is no label next to it. */
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/** One of the world's time zones, found by its IANA name. */
export function ZonePicker(props: ZonePickerProps) {
  const { id, value, onChange, onBlur, mayBeEmpty = false, hasError = false, inputRef, attributes } = props;
  const translate = useTranslate();
  const options = value === null || zones.includes(value) ? zones : [value, ...zones];
  return (
    <Picker<string, false, boolean>
      {...(id !== undefined && { id })}
      disableClearable={!mayBeEmpty}
      fullWidth
      size="small"
      options={options as string[]}
      value={value}
      onChange={(_event, zone) => onChange(zone)}
      {...(onBlur && { onBlur })}
      noOptionsText={translate('app.views.form.noOptions')}
      getOptionLabel={(zone) => zone.replaceAll('_', ' ')}
      renderInput={(params) => (
        <PickerField params={params} hasError={hasError} inputRef={inputRef} attributes={attributes} />
      )}
    />
  );
}
