import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { multiSelectMaximumHeight, selectMaximumHeight } from '../../../schema/rules/limits.ts';

export interface ChecklistOption {
  readonly value: string;
  readonly content: ReactNode;
}

interface ChecklistProps {
  readonly label: string;
  readonly options: readonly ChecklistOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Called when the list is scrolled to its end. */
  readonly onEnd?: () => void;
}

const Line = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '0 12px',
  cursor: 'pointer',
  '&:hover': { background: theme.palette.row },
  '@media (pointer: coarse)': { minHeight: 40 },
}));

/** Options of which any number is ticked. */
export function Checklist({ label, options, chosen, onChange, onEnd }: ChecklistProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ maxHeight: selectMaximumHeight + multiSelectMaximumHeight, overflow: 'auto', py: 0.5 }}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        if (scrollHeight - scrollTop - clientHeight < 48) onEnd?.();
      }}
    >
      {options.map(({ value, content }) => (
        <Line key={value}>
          <Checkbox size="small" checked={chosen.includes(value)} onChange={() => toggle(value)} sx={{ p: 0 }} />
          {content}
        </Line>
      ))}
    </Box>
  );
}
