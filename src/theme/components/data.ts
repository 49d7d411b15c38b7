import type { Components, Theme } from '@mui/material/styles';

export const dataComponents: Components<Omit<Theme, 'components'>> = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 41 },
      list: { gap: 20 },
      indicator: ({ theme }) => ({ height: 2, background: theme.palette.primary.main }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 41,
        minWidth: 0,
        padding: '10px 0 9px',
        textTransform: 'none',
        fontWeight: 490,
        color: theme.palette.ink2,
        '&:hover': { color: theme.palette.ink },
        '&.Mui-selected': { color: theme.palette.ink, fontWeight: 570 },
        '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: 13,
        lineHeight: '20px',
        borderBottom: `1px solid ${theme.palette.line2}`,
        padding: '6px 10px',
      }),
      head: ({ theme }) => ({
        fontSize: 12,
        fontWeight: 540,
        color: theme.palette.ink3,
        background: theme.palette.background.paper,
        borderBottom: `1px solid ${theme.palette.line}`,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: ({ theme }) => ({ '&:hover': { color: theme.palette.ink }, '&.Mui-active': { color: theme.palette.ink } }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 20,
        borderRadius: 5,
        fontSize: 12,
        background: theme.palette.status.mute.bg,
        color: theme.palette.ink2,
      }),
      label: { padding: '0 7px' },
      deleteIcon: ({ theme }) => ({ fontSize: 14, color: theme.palette.ink3, margin: '0 4px 0 -3px' }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 8, padding: '6px 12px', fontSize: 13 },
      icon: { padding: '4px 0', marginRight: 8, fontSize: 18 },
      message: { padding: '4px 0' },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: ({ theme }) => ({ height: 2, background: theme.palette.line2 }) } },
};
