import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ListState } from '../listState.ts';

type Order = Pick<ListState, 'orderBy' | 'orderDirection'>;

const Button = styled(ButtonBase)(({ theme }) => ({
  gap: 4,
  margin: '0 -6px',
  padding: '3px 6px',
  borderRadius: 5,
  font: 'inherit',
  color: 'inherit',
  '&:hover': { color: theme.palette.ink },
  '&[data-active]': { color: theme.palette.ink },
  '& [aria-hidden]': { opacity: 0 },
  '&:hover [aria-hidden], &:focus-visible [aria-hidden]': { opacity: 0.5 },
  '&[data-active] [aria-hidden]': { opacity: 1 },
}));

interface SortButtonProps {
  readonly name: string;
  readonly state: Order;
  readonly onSort: (order: Order) => void;
  readonly children: ReactNode;
}

/** The heading of a column that sorts: once upwards, again downwards. */
export function SortButton({ name, state, onSort, children }: SortButtonProps) {
  const isActive = state.orderBy === name;
  const isUpwards = isActive && state.orderDirection === 'ASC';
  return (
    <Button
      disableRipple
      data-active={isActive || undefined}
      onClick={() => onSort({ orderBy: name, orderDirection: isUpwards ? 'DESC' : 'ASC' })}
    >
      {children}
      <span aria-hidden>{isActive && !isUpwards ? '↓' : '↑'}</span>
    </Button>
  );
}
