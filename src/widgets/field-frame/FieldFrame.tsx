import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldName } from './fieldName.ts';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });

const Label = styled('label')(({ theme }) => ({
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 520,
  color: theme.palette.ink2,
}));

const Mark = styled('span')(({ theme }) => ({ color: theme.palette.status.bad.fg, marginLeft: 3 }));

const Fault = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: 12,
  lineHeight: '16px',
  color: theme.palette.status.bad.fg,
}));

const Hint = styled(Fault)(({ theme }) => ({ color: theme.palette.ink3 }));

export interface FieldFrameProps {
  /** The id of the control; its label and its fault have ids made of it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly isRequired?: boolean | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** A control of a form with its name above and what is wrong with it below. */
export function FieldFrame({ id, label, isRequired, error, hint, children }: FieldFrameProps) {
  return (
    <Frame>
      <Label id={`${id}-label`} htmlFor={id}>
        {label}
        {isRequired && <Mark aria-hidden>*</Mark>}
      </Label>
      <FieldName value={typeof label === 'string' ? label : null}>{children}</FieldName>
      {error ? <Fault id={`${id}-fault`}>{error}</Fault> : hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Frame>
  );
}

/** Returns the ARIA attributes of a control. */
export function controlAttributes({ id, isRequired, error, hint }: Omit<FieldFrameProps, 'label' | 'children'>) {
  const describedBy = error ? `${id}-fault` : hint ? `${id}-hint` : undefined;
  return {
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired ? true : undefined,
    'aria-describedby': describedBy,
  } as const;
}
