import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { FieldFrame } from '../../widgets/field-frame/FieldFrame.tsx';

/** Props of the control of one bound. */
interface BoundProps {
  readonly id: string;
  readonly hasError: boolean;
  /** ARIA attributes of the input, which link it to its error. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface BoundsProps {
  /** The catalog's key of what is wrong with the two together, or null. */
  readonly mistake: string | null;
  /** The key of what is still missing, or null. */
  readonly hint?: string | null;
  readonly children: (bound: 'from' | 'to', props: BoundProps) => ReactNode;
}

/** A lower and an upper bound, one above the other, and what is wrong with them. */
export function Bounds({ mistake, hint = null, children }: BoundsProps) {
  const translate = useTranslate();
  const id = useId();
  const hasError = mistake !== null;
  const attributes = hasError ? { 'aria-invalid': true, 'aria-describedby': `${id}mistake` } : {};
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: 1.5 }}>
      {(['from', 'to'] as const).map((bound) => (
        <FieldFrame key={bound} id={`${id}${bound}`} label={translate(`app.views.filter.${bound}`)}>
          {children(bound, { id: `${id}${bound}`, hasError, attributes })}
        </FieldFrame>
      ))}
      <Box role="status" sx={{ mt: -1, '&:empty': { position: 'absolute' } }}>
        {(mistake ?? hint) !== null && (
          <FormHelperText error={hasError} id={`${id}mistake`} sx={{ m: 0 }}>
            {translate(mistake ?? hint ?? '')}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}
