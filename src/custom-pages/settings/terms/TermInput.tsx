import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { termLimit } from '../../../../schema/rules/terms/termKeys.ts';
import type { TermInForm } from './useTerms.ts';

interface TermInputProps {
  readonly term: TermInForm;
  readonly label: string;
  readonly placeholder: string;
}

/** The agency's word for an entity in one number; the catalogue's is shown while there is none. */
export function TermInput({ term: { value, error, change }, label, placeholder }: TermInputProps) {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <OutlinedInput
        size="small"
        fullWidth
        value={value}
        placeholder={placeholder}
        error={error !== undefined}
        onChange={(event) => change(event.target.value)}
        inputProps={{
          'aria-label': label,
          maxLength: termLimit,
          autoComplete: 'off',
          ...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': id }),
        }}
      />
      {error !== undefined && (
        <Box component="p" id={id} sx={{ m: 0, mt: 0.5, fontSize: 12, lineHeight: '16px', color: 'status.bad.fg' }}>
          {error}
        </Box>
      )}
    </Box>
  );
}
