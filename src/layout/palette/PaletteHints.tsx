import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Key } from '../../widgets/keys/Key.tsx';

const Hints = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  gap: 16,
  padding: '8px 14px',
  borderTop: `1px solid ${theme.palette.line}`,
  background: theme.palette.background.default,
  color: theme.palette.ink3,
  fontSize: 12,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 5 },
}));

/** Keyboard hints. */
export function PaletteHints() {
  const translate = useTranslate();
  return (
    <Hints aria-hidden>
      <span>
        <Key>↑</Key>
        <Key>↓</Key>
        {translate('app.palette.move')}
      </span>
      <span>
        <Key>↵</Key>
        {translate('app.palette.choose')}
      </span>
      <span>
        <Key>Tab</Key>
        {translate('app.palette.reach')}
      </span>
      <span>
        <Key>Esc</Key>
        {translate('app.palette.leave')}
      </span>
    </Hints>
  );
}
