import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useKey, type InputProps } from './control.ts';

/** Yes or no, as a switch. */
export function FlagInput({ name, label, prefix }: InputProps<'flag'>) {
  const { value, change, leave, ref } = useKey<boolean>(`${prefix}${name}`);
  return (
    <FormControlLabel
      label={label}
      sx={{ alignSelf: 'end', minHeight: 34, mr: 0 }}
      control={
        <Switch
          size="small"
          checked={value === true}
          onChange={(_event, checked) => change(checked)}
          onBlur={leave}
          slotProps={{ input: { ref } }}
        />
      }
    />
  );
}
