import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { keywordLimit } from '../../../schema/rules/limits.ts';
import { CloseIcon, SearchIcon } from '../../theme/icons/actions.tsx';

const Top = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '0 14px',
  borderBottom: `1px solid ${theme.palette.line}`,
  color: theme.palette.ink3,
}));

const Input = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: 48,
  border: 0,
  outline: 'none',
  background: 'none',
  color: theme.palette.ink,
  font: 'inherit',
  fontSize: 15,
  '&::placeholder': { color: theme.palette.ink3, opacity: 1 },
  '@media (pointer: coarse)': { fontSize: 16 },
}));

interface PaletteFieldProps extends ComponentProps<'input'> {
  readonly isNarrow: boolean;
  readonly onClose: () => void;
}

/** Input of the palette; it takes the focus. On a phone with a button that closes it. */
export function PaletteField({ isNarrow, onClose, ...input }: PaletteFieldProps) {
  const translate = useTranslate();
  return (
    <Top>
      <SearchIcon />
      <Input
        {...input}
        autoFocus
        aria-label={translate('app.palette.label')}
        placeholder={translate('app.palette.placeholder')}
        enterKeyHint="go"
        maxLength={keywordLimit}
      />
      {isNarrow && (
        <IconButton size="large" aria-label={translate('app.actions.close')} onClick={onClose} sx={{ mr: -1 }}>
          <CloseIcon fontSize="inherit" />
        </IconButton>
      )}
    </Top>
  );
}
