import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent } from 'react';
import type { CascaderBranch } from './path.ts';

interface CascaderColumnProps {
  readonly label: string;
  readonly branches: readonly CascaderBranch[];
  readonly opened: string | null;
  readonly onOpen: (value: string) => void;
  readonly onLeave: () => void;
}

const Line = styled('div')(({ theme }) => ({
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

/** One column of a cascader: branches of which one is open. */
export function CascaderColumn({ label, branches, opened, onOpen, onLeave }: CascaderColumnProps) {
  const list = useRef<HTMLDivElement>(null);
  const stop = Math.max(
    0,
    branches.findIndex(({ value }) => value === opened),
  );

  const handleKey = (event: KeyboardEvent, index: number, value: string) => {
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(index + 1, branches.length - 1),
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: branches.length - 1,
    };
    const target = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (target !== undefined) (list.current?.children[target] as HTMLElement | undefined)?.focus();
    else if (['ArrowRight', 'Enter', ' '].includes(event.key)) onOpen(value);
    else if (event.key === 'ArrowLeft') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Box ref={list} role="listbox" aria-label={label} sx={{ py: 0.5 }}>
      {branches.map(({ value, label: words, count = 0 }, index) => (
        <Line
          key={value}
          role="option"
          aria-selected={value === opened}
          tabIndex={index === stop ? 0 : -1}
          onClick={() => onOpen(value)}
          onKeyDown={(event) => handleKey(event, index, value)}
        >
          <span style={{ flex: 1 }}>{words}</span>
          {count > 0 && <span>{count}</span>}
          <span aria-hidden>›</span>
        </Line>
      ))}
    </Box>
  );
}
