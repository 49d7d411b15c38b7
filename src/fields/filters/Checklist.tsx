import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { multiSelectMaximumHeight, selectMaximumHeight } from '../../../schema/rules/limits.ts';

/** Option of a checklist. */
export interface ChecklistOption {
  readonly value: string;
  readonly content: ReactNode;
}

interface ChecklistProps {
  readonly label: string;
  readonly options: readonly ChecklistOption[];
  /** True by default: any number can be ticked. Otherwise a single choice without checkboxes. */
  readonly isMany?: boolean;
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
  outlineOffset: -2,
  '&:hover': { background: theme.palette.row },
  '&[aria-selected="true"]': { background: theme.palette.accentSoft, color: theme.palette.primary.main },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  '@media (pointer: coarse)': { minHeight: 40 },
}));

/** Options of which any number is ticked, or one is chosen; Enter does what a press does. */
export function Checklist({ label, options, isMany = true, chosen, onChange, onEnd }: ChecklistProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  const onKeys = (keys: readonly string[], act: () => void) => (event: KeyboardEvent) => {
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    act();
  };
  const isStop = (value: string, index: number) =>
    chosen.includes(value) || (index === 0 && !options.some((option) => chosen.includes(option.value)));
  return (
    <Box
      role={isMany ? 'group' : 'listbox'}
      aria-label={label}
      sx={{ maxHeight: selectMaximumHeight + multiSelectMaximumHeight, overflow: 'auto', py: 0.5 }}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        if (scrollHeight - scrollTop - clientHeight < 48) onEnd?.();
      }}
    >
      {options.map(({ value, content }, index) =>
        isMany ? (
          <Line key={value} onKeyDown={onKeys(['Enter'], () => toggle(value))}>
            <Checkbox size="small" checked={chosen.includes(value)} onChange={() => toggle(value)} sx={{ p: 0 }} />
            {content}
          </Line>
        ) : (
          <Line
            key={value}
            as="div"
            role="option"
            aria-selected={chosen.includes(value)}
            tabIndex={isStop(value, index) ? 0 : -1}
            onClick={() => onChange([value])}
            onKeyDown={onKeys(['Enter', ' '], () => onChange([value]))}
          >
            {content}
          </Line>
        ),
      )}
    </Box>
  );
}
