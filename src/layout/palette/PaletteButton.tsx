import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { SearchIcon } from '../../theme/icons/actions.tsx';
import { Key } from '../../widgets/keys/Key.tsx';
import { searchShortcut } from '../../widgets/search-everywhere/searchEverywhere.ts';

const Field = styled(ButtonBase)(({ theme }) => ({
  width: 280,
  height: 32,
  minWidth: 0,
  flexShrink: 1,
  padding: '0 8px 0 10px',
  justifyContent: 'space-between',
  gap: 8,
  border: `1px solid ${theme.palette.line}`,
  borderRadius: 8,
  background: theme.palette.background.default,
  color: theme.palette.ink3,
  fontSize: 13,
  fontFamily: theme.typography.fontFamily,
  '&:hover': { borderColor: theme.palette.edge, color: theme.palette.ink2 },
  [theme.breakpoints.down('lg')]: { width: 220 },
}));

/** Opens the command palette: a field to click in, on a phone a sign. */
export function PaletteButton({ isNarrow, onOpen }: { isNarrow: boolean; onOpen: () => void }) {
  const translate = useTranslate();
  const label = translate('app.palette.open');
  if (isNarrow) {
    return (
      <IconButton aria-label={label} aria-haspopup="dialog" size="large" onClick={onOpen}>
        <SearchIcon fontSize="inherit" />
      </IconButton>
    );
  }
  return (
    <Field aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={onOpen}>
      <span>{label}</span>
      <Key aria-hidden>{searchShortcut}</Key>
    </Field>
  );
}
