import Box from '@mui/material/Box';
import { currencies } from '../../../schema/rules/money.ts';
import { Picker } from '../../widgets/picker/Picker.tsx';
import { PickerField } from '../../widgets/picker/PickerField.tsx';
import { parameterOf, type FilterProps } from './control.ts';

/** Records whose amounts are in one currency. */
export function CurrencyFilter(props: FilterProps<'currency'>) {
  const { param, chosen } = parameterOf(props, 'equals');
  return (
    <Box sx={{ p: 1.5 }}>
      <Picker
        size="small"
        options={currencies}
        value={chosen[0] ?? null}
        onChange={(_event, next) => props.onChange({ [param]: next === null ? [] : [next] })}
        renderInput={(params) => <PickerField params={params} attributes={{ 'aria-label': props.label }} />}
      />
    </Box>
  );
}
