import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import type { FilterMode } from '../../address/filterMode.ts';
import type { FilterField } from '../../../view-fields/filterParams.ts';

interface ModeChoiceProps {
  readonly filter: FilterField;
  readonly modes: readonly FilterMode[];
  readonly mode: FilterMode;
  readonly onChange: (mode: FilterMode) => void;
}

/** Choice between a filter's values, all others, and records without or with a value. */
export function ModeChoice({ filter, modes, mode, onChange }: ModeChoiceProps) {
  const translate = useTranslate();
  const isText = filter.params.some(({ match }) => match === 'contains');
  return (
    <Box sx={{ px: 1.5, pt: 0.75 }}>
      <Select
        fullWidth
        size="small"
        value={mode}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ 'aria-label': translate('app.views.filter.condition') }}
        MenuProps={{ disablePortal: true }}
      >
        {modes.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(
              `app.views.filter.modes.${isText && one !== 'empty' && one !== 'notEmpty' ? 'text.' : ''}${one}`,
            )}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}
