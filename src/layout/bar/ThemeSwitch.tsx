import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useTheme } from 'ra-ui-materialui';
import { DarkIcon, LightIcon } from '../../theme/icons/actions.tsx';

/** Changes between the light and the dark colours; the browser remembers. */
export function ThemeSwitch() {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  const label = translate(isDark ? 'app.shell.toLight' : 'app.shell.toDark');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setTheme(isDark ? 'light' : 'dark')}>
        {isDark ? <LightIcon fontSize="inherit" /> : <DarkIcon fontSize="inherit" />}
      </IconButton>
    </Tooltip>
  );
}
