import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { filterTextLimit } from '../../../schema/rules/limits.ts';
import { keyboards } from '../../widgets/keyboard/keyboards.ts';
import type { FilterProps } from './control.ts';

/** A text that the value holds. What would make the address too long cannot be typed. */
export function TextFilter({ label, params, values, onChange }: Omit<FilterProps, 'field'>) {
  const param = params[0]?.param ?? '';
  const [typed, setTyped] = useState(values[param]?.[0] ?? '');
  const change = (text: string) => {
    const wanted = text.trim();
    if (onChange({ [param]: wanted === '' ? [] : [wanted] })) setTyped(text);
  };
  return (
    <Box sx={{ p: 1.5 }}>
      <OutlinedInput
        autoFocus
        size="small"
        fullWidth
        value={typed}
        onChange={(event) => change(event.target.value)}
        inputProps={{ ...keyboards.line, enterKeyHint: 'search', 'aria-label': label, maxLength: filterTextLimit }}
      />
    </Box>
  );
}
