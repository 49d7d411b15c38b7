import type { Components, Theme } from '@mui/material/styles';

export const buttonComponents: Components<Omit<Theme, 'components'>> = {
  MuiButton: {
    defaultProps: { variant: 'outlined', color: 'inherit', disableElevation: true, size: 'medium' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        borderRadius: 8,
        gap: 6,
        whiteSpace: 'nowrap',
        '&.Mui-disabled': { opacity: 0.6 },
        '& .MuiButton-icon': { margin: 0 },
        '& .MuiButton-startIcon > svg': { fontSize: 14 },
        variants: [
          { props: { size: 'medium' }, style: { height: 32, padding: '0 12px' } },
          { props: { size: 'small' }, style: { height: 28, padding: '0 9px', borderRadius: 7, fontSize: 13 } },
          { props: { size: 'large' }, style: { height: 40, padding: '0 16px', fontSize: 14 } },
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: {
              color: theme.palette.ink,
              background: theme.palette.background.paper,
              borderColor: theme.palette.line,
              '&:hover': { background: theme.palette.row, borderColor: theme.palette.edge },
            },
          },
          {
            props: { variant: 'text', color: 'inherit' },
            style: {
              color: theme.palette.ink2,
              '&:hover': { background: theme.palette.row, color: theme.palette.ink },
            },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              '&.Mui-disabled': { background: theme.palette.primary.main, color: theme.palette.primary.contrastText },
            },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'medium' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        padding: 0,
        color: theme.palette.ink2,
        '&:hover': { background: theme.palette.row, color: theme.palette.ink },
        variants: [
          { props: { size: 'small' }, style: { width: 26, height: 26, borderRadius: 6, fontSize: 14 } },
          { props: { size: 'medium' }, style: { width: 32, height: 32, fontSize: 17 } },
          { props: { size: 'large' }, style: { width: 40, height: 40, fontSize: 20 } },
        ],
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 32,
        padding: '0 10px',
        borderRadius: 8,
        borderColor: theme.palette.line,
        color: theme.palette.ink2,
        textTransform: 'none',
        '&.Mui-selected, &.Mui-selected:hover': {
          background: theme.palette.accentSoft,
          color: theme.palette.primary.main,
        },
      }),
    },
  },
};
