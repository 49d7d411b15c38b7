import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { PlaceLine } from './PlaceLine.tsx';

interface PlaceChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly fault: string | undefined;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly nameOf: (option: string) => string;
}

/** One of the codes that an agency can have, by their names. */
export function PlaceChoice({ id, label, fault, options, value, onChange, nameOf }: PlaceChoiceProps) {
  const translate = useTranslate();
  return (
    <PlaceLine id={id} label={label} fault={fault}>
      <Autocomplete
        id={id}
        disableClearable
        fullWidth
        size="small"
        options={options}
        value={value}
        onChange={(_event, chosen) => onChange(chosen)}
        getOptionLabel={nameOf}
        noOptionsText={translate('app.views.form.noOptions')}
        renderInput={(params) => <TextField {...params} error={fault !== undefined} />}
      />
    </PlaceLine>
  );
}
