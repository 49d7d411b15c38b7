import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { filterToAddressDebounce } from '../../../schema/rules/limits.ts';
import { useDebounced } from '../../widgets/picker/useDebounced.ts';
import type { FilterProps } from './control.ts';

/** A text that the value holds. */
export function TextFilter({ label, params, values, onChange }: Omit<FilterProps, 'field'>) {
  const param = params[0]?.param ?? '';
  const current = values[param]?.[0] ?? '';
  const [typed, setTyped] = useState(current);
  const settled = useDebounced(typed.trim(), filterToAddressDebounce);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (settled !== current) change.current(param, settled === '' ? [] : [settled]);
    // Only what is typed is passed on: a value that comes from the address is not written back to it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return (
    <Box sx={{ p: 1.5 }}>
      <OutlinedInput
        autoFocus
        size="small"
        fullWidth
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputProps={{ 'aria-label': label, maxLength: 500 }}
      />
    </Box>
  );
}
