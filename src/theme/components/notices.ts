import type { Theme } from '@mui/material/styles';
import type { ComponentsTheme } from 'ra-ui-materialui';

type Styled = { readonly theme: Theme };

/** Dot before the words that shows the kind of notice; the background is the same for all. */
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

/** Notices, floating at the foot of the page. */
export const noticeComponents: ComponentsTheme = {
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }: Styled) => {
        const isDark = theme.palette.mode === 'dark';
        return {
          background: theme.palette.float.bg,
          color: theme.palette.float.fg,
          borderRadius: 10,
          boxShadow: theme.shadowsFloat,
          padding: '4px 14px',
          fontSize: 13,
          fontWeight: 520,
          maxWidth: 560,
          [theme.breakpoints.up('xs')]: { minWidth: 0 },
          '&.notice-success': dot(isDark ? '#1a8a53' : '#62cf93'),
          '&.notice-error': dot(isDark ? '#c8382e' : '#f2877d'),
          '&.notice-warning': dot(isDark ? '#a86f00' : '#e3b15a'),
        };
      },
      message: { padding: '7px 0' },
      action: ({ theme }: Styled) => ({
        marginRight: -6,
        paddingLeft: 12,
        '& .MuiButton-root': {
          border: 0,
          background: 'none',
          color: theme.palette.float.accent,
          height: 30,
          padding: '0 10px',
        },
        '& .MuiButton-root:hover': { background: '#8888882e' },
      }),
    },
  },
};
