import type { Theme } from '@mui/material/styles';
import type { ComponentsTheme } from 'ra-ui-materialui';

type Styled = { readonly theme: Theme };

/** A dot before the words says which kind of notice it is; the ground is the same for all. */
const dot = (colour: string) => ({
  '& .MuiSnackbarContent-message': { display: 'flex', alignItems: 'baseline', gap: 10 },
  '& .MuiSnackbarContent-message::before': {
    content: '""',
    flex: 'none',
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: colour,
    transform: 'translateY(-1px)',
  },
});

/** react-admin's notices, floating at the foot of the page. */
export const noticeComponents: ComponentsTheme = {
  RaNotification: {
    styleOverrides: {
      root: ({ theme }: Styled) => {
        const ground = { backgroundColor: theme.palette.float.bg, color: theme.palette.float.fg };
        const isDark = theme.palette.mode === 'dark';
        return {
          '& .RaNotification-success': { ...ground, ...dot(isDark ? '#1a8a53' : '#62cf93') },
          '& .RaNotification-error': { ...ground, ...dot(isDark ? '#c8382e' : '#f2877d') },
          '& .RaNotification-warning': { ...ground, ...dot(isDark ? '#a86f00' : '#e3b15a') },
          '& .RaNotification-undo': { color: theme.palette.float.accent },
        };
      },
    },
  },
};
