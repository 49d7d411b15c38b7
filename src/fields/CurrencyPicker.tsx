import { useTranslate } from 'ra-core';
import { currencies } from '../../schema/rules/money.ts';
import { Picker } from '../widgets/picker/Picker.tsx';
import { PickerField } from '../widgets/picker/PickerField.tsx';

interface CurrencyPickerProps {
  readonly value: string;
  readonly onChange: (currency: string) => void;
  readonly width?: number;
}

/** A currency by its code. */
export function CurrencyPicker({ value, onChange, width }: CurrencyPickerProps) {
  const translate = useTranslate();
  return (
    <Picker
      disableClearable
      size="small"
      options={currencies}
      value={value}
      onChange={(_event, next) => onChange(next)}
      {...(width !== undefined && { sx: { width, flex: 'none' } })}
      renderInput={(params) => (
        <PickerField params={params} attributes={{ 'aria-label': translate('app.views.form.currency') }} />
      )}
    />
  );
}
