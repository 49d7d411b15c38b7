import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef } from 'react';
import { termLimit } from '../../../../schema/rules/terms/termKeys.ts';
import type { TermFault, TermInForm } from './useTerms.ts';

interface TermInputProps {
  readonly term: TermInForm;
  readonly label: string;
  readonly placeholder: string;
  /** The fault in this term that saving has found; each that is found takes the focus here. */
  readonly found: TermFault | undefined;
}

/** The agency's word for an entity in one number; the catalogue's is shown while there is none. */
export function TermInput({ term: { value, error, change }, label, placeholder, found }: TermInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (found) input.current?.focus();
  }, [found]);
  return (
    <Box sx={{ minWidth: 0 }}>
      <OutlinedInput
        size="small"
        fullWidth
        inputRef={input}
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
