import { useTranslate } from 'ra-core';
import type { Ref } from 'react';
import { Picker } from '../picker/Picker.tsx';
import { PickerField } from '../picker/PickerField.tsx';

interface CodePickerProps {
  readonly id: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly nameOf: (code: string) => string;
  readonly hasError: boolean;
  readonly isDisabled?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** ARIA attributes of the input. */
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/** One of some codes (currencies, locales, countries), found by their names. */
export function CodePicker(props: CodePickerProps) {
  const { id, options, value, onChange, onBlur, nameOf, hasError, isDisabled = false, inputRef, attributes } = props;
  const translate = useTranslate();
  return (
    <Picker
      id={id}
      disabled={isDisabled}
      disableClearable
      fullWidth
      size="small"
      options={options}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      {...(onBlur && { onBlur })}
      getOptionLabel={nameOf}
      noOptionsText={translate('app.views.form.noOptions')}
      renderInput={(params) => (
        <PickerField params={params} hasError={hasError} inputRef={inputRef} attributes={attributes} />
      )}
    />
  );
}
