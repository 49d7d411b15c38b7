import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { outlineShare } from '../../theme/tokens.ts';

/** Meaning of a colour: good, waiting, wrong, in progress, inactive. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'mute';

const Shape = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 20,
  maxWidth: '100%',
  padding: '0 8px 0 7px',
  borderRadius: 10,
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 520,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  background: theme.palette.status[tone].bg,
  // On a selected row.
  boxShadow: `inset 0 0 0 var(--outline, 0) color-mix(in srgb, currentColor ${outlineShare}%, ${theme.palette.status[tone].bg})`,
  color: theme.palette.status[tone].fg,
}));

const Dot = styled('span')({ flex: 'none', width: 6, height: 6, borderRadius: '50%', background: 'currentColor' });

/** A state in a word, with a dot of its tone. */
export function Pill({ tone = 'mute', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Shape tone={tone}>
      <Dot aria-hidden />
      {children}
    </Shape>
  );
}
