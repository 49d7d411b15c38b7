import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { CloseIcon } from '../../theme/icons/actions.tsx';

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  height: 28,
  maxWidth: '100%',
  borderRadius: 7,
  fontWeight: 540,
  background: theme.palette.accentSoft,
  color: theme.palette.primary.main,
}));

const ChipLabel = styled(ButtonBase)({
  minWidth: 0,
  height: '100%',
  padding: '0 2px 0 9px',
  borderRadius: 7,
  font: 'inherit',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const ChipRemove = styled(ButtonBase)({
  flex: 'none',
  width: 24,
  height: '100%',
  borderRadius: 7,
  '& svg': { fontSize: 13 },
});

interface FilterChipProps {
  /** The name of the field. */
  readonly label: string;
  readonly onOpen: (anchor: Element) => void;
  readonly onRemove: () => void;
  /** What the filter is set to. */
  readonly children: ReactNode;
}

/** A filter in force: opens its control, and goes by itself. */
export function FilterChip({ label, onOpen, onRemove, children }: FilterChipProps) {
  const translate = useTranslate();
  return (
    <Chip>
      <ChipLabel onClick={(event) => onOpen(event.currentTarget)} aria-haspopup="dialog">
        <span>
          {label}: {children}
        </span>
      </ChipLabel>
      <ChipRemove aria-label={translate('app.views.filter.remove', { field: label })} onClick={onRemove}>
        <CloseIcon />
      </ChipRemove>
    </Chip>
  );
}
