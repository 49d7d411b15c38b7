import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { formatMeasure, parseMeasure, usualUnit } from '../../../schema/rules/measures.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMeasureSystem } from '../../widgets/measure/useMeasureSystem.ts';
import { inputPropsOf } from '../../widgets/keyboard/keyboards.ts';
import { keyboardOf } from '../keyboardOf.ts';
import { Bounds } from './Bounds.tsx';
import type { FilterProps } from './control.ts';
import { useTypedBounds } from './useTypedBounds.ts';

/** Range of measures, both bounds included, in any unit; a number alone is in the displayed unit. */
export function MeasureFilter({ field, ...props }: FilterProps<'measure'>) {
  const { quantity, range } = field;
  const [system] = useMeasureSystem();
  const language = useLanguage();
  const { typed, type, mistake } = useTypedBounds(props, {
    write: (text) => (text === '' ? '' : formatMeasure(Number(text), quantity, system, language)),
    read: (text) => parseMeasure(text, quantity, system, range)?.toString() ?? null,
    mistake: 'app.views.filter.notAMeasure',
  });
  return (
    <Bounds mistake={mistake}>
      {(bound, { id, hasError, attributes }) => (
        <OutlinedInput
          id={id}
          size="small"
          fullWidth
          error={hasError}
          inputProps={{ ...inputPropsOf(keyboardOf(field, system)), ...attributes }}
          value={typed[bound]}
          onChange={({ target }) => type(bound, target.value)}
          endAdornment={
            /^[\d.,]*$/.test(typed[bound]) && (
              <InputAdornment position="end">{usualUnit(quantity, system)}</InputAdornment>
            )
          }
        />
      )}
    </Bounds>
  );
}
