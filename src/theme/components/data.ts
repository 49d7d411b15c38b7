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
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        background: theme.palette.float.bg,
        color: theme.palette.float.fg,
        borderRadius: 10,
        boxShadow: theme.shadowsFloat,
        padding: '4px 8px 4px 14px',
        fontSize: 13,
        fontWeight: 520,
        minWidth: 0,
      }),
      message: { padding: '7px 0' },
      action: ({ theme }) => ({
        marginRight: 0,
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
  MuiLinearProgress: { styleOverrides: { root: ({ theme }) => ({ height: 2, background: theme.palette.line2 }) } },
};
