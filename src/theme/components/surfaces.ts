import { alpha, type Components, type Theme } from '@mui/material/styles';
import { focusDialog } from '../focus/firstField.ts';

export const surfaceComponents: Components<Omit<Theme, 'components'>> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        backgroundImage: 'none',
        ...((ownerState.elevation ?? 0) > 0 && {
          background: theme.palette.raised,
          border: `1px solid ${theme.palette.line}`,
          borderRadius: 10,
          boxShadow: theme.shadowsFloat,
        }),
      }),
    },
  },
  MuiCard: {
    styleOverrides: { root: ({ theme }) => ({ border: `1px solid ${theme.palette.line}`, borderRadius: 10 }) },
  },
  MuiMenu: { styleOverrides: { list: { padding: 4, minWidth: 180 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 30,
        padding: '4px 8px',
        gap: 9,
        borderRadius: 6,
        fontSize: 13,
        color: theme.palette.ink,
        '&:hover, &.Mui-focusVisible': { background: alpha(theme.palette.ink, 0.05) },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: theme.palette.accentSoft,
          color: theme.palette.primary.main,
        },
        '@media (pointer: coarse)': { minHeight: 44 },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: '0 !important', color: 'inherit' } } },
  MuiListSubheader: {
    styleOverrides: {
      root: ({ theme }) => ({ fontSize: 11, lineHeight: '24px', fontWeight: 550, color: theme.palette.ink3 }),
    },
  },
  MuiDialog: {
    // Whoever opens a form means to fill it in.
    defaultProps: { slotProps: { transition: { onEnter: focusDialog } } },
    styleOverrides: {
      paper: { margin: 16, borderRadius: 12 },
      // At phone width a dialog fills the screen.
      paperFullScreen: { margin: 0, border: 0, borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '18px 20px 6px', fontSize: 15, lineHeight: '22px', fontWeight: 620 } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '6px 20px 16px' } } },
  MuiDialogContentText: { styleOverrides: { root: ({ theme }) => ({ color: theme.palette.ink2, fontSize: 13 }) } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '0 20px 18px', gap: 8, flexWrap: 'wrap', '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { background: theme.palette.mode === 'dark' ? '#00000094' : '#1b1c1a52' },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 200 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        background: theme.palette.float.bg,
        color: theme.palette.float.fg,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 480,
        padding: '4px 8px',
        borderRadius: 6,
        maxWidth: 320,
      }),
    },
  },
  MuiDrawer: { styleOverrides: { paper: ({ theme }) => ({ background: theme.palette.rail, border: 0 }) } },
};
