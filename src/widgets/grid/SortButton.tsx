import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Sort order of the rows. */
export interface Order {
  readonly orderBy: string;
  readonly orderDirection: 'ASC' | 'DESC';
}

const Button = styled(ButtonBase)(({ theme }) => ({
  gap: 4,
  margin: '0 -6px',
  padding: '3px 6px',
  borderRadius: 5,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  '&:hover': { color: theme.palette.ink },
  '&[data-active]': { color: theme.palette.ink },
  '& [aria-hidden]': { opacity: 0 },
  '&:hover [aria-hidden], &:focus-visible [aria-hidden]': { opacity: 0.5 },
  '&[data-active] [aria-hidden]': { opacity: 1 },
}));

interface SortButtonProps {
  readonly name: string;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  readonly children: ReactNode;
}

/** The heading of a column that sorts: once upwards, again downwards. The cell around it is what takes the focus. */
export function SortButton({ name, order, onOrder, children }: SortButtonProps) {
  const isActive = order.orderBy === name;
  const isUpwards = isActive && order.orderDirection === 'ASC';
  return (
    <Button
      disableRipple
      tabIndex={-1}
      data-active={isActive || undefined}
      onClick={() => onOrder({ orderBy: name, orderDirection: isUpwards ? 'DESC' : 'ASC' })}
    >
      {children}
      <span aria-hidden>{isActive && !isUpwards ? '↓' : '↑'}</span>
    </Button>
  );
}
