import { alpha, type Components, type Theme } from '@mui/material/styles';
import { touchTarget } from '../tokens.ts';
import { mobileSelectMaximumHeight, selectMaximumHeight } from '../../../schema/rules/limits.ts';

export const inputComponents: Components<Omit<Theme, 'components'>> = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        background: theme.palette.background.paper,
        fontSize: 13,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.edge, transition: 'border-color 120ms' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.ink3 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.primary.main, borderWidth: 1 },
        '&.Mui-focused': { boxShadow: `0 0 0 3px ${theme.palette.focus}` },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.error.main },
        '&.Mui-disabled': { background: theme.palette.background.default },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.line },
        // A phone zooms into the page on anything smaller.
        '@media (pointer: coarse)': { fontSize: 16, minHeight: touchTarget },
      }),
      input: ({ theme }) => ({
        padding: '6px 10px',
        height: 20,
        '&:-webkit-autofill, &:-webkit-autofill:hover, &:-webkit-autofill:focus': {
          WebkitBoxShadow: `0 0 0 100px ${theme.palette.accentSoft} inset`,
          WebkitTextFillColor: theme.palette.ink,
          caretColor: theme.palette.ink,
          borderRadius: 'inherit',
        },
      }),
      sizeSmall: { '& input': { padding: '6px 10px' } },
      multiline: { padding: '6px 10px', '& textarea': { padding: 0 } },
      adornedEnd: { paddingRight: 4 },
      adornedStart: { paddingLeft: 10 },
    },
  },
  MuiInputBase: {
    styleOverrides: { input: ({ theme }) => ({ '&::placeholder': { color: theme.palette.ink3, opacity: 1 } }) },
  },
  MuiInputLabel: { styleOverrides: { root: ({ theme }) => ({ fontSize: 13, color: theme.palette.ink2 }) } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ margin: '4px 0 0', fontSize: 12, lineHeight: '16px', color: theme.palette.ink3 }),
    },
  },
  MuiFormLabel: { styleOverrides: { asterisk: ({ theme }) => ({ color: theme.palette.error.main }) } },
  MuiSelect: {
    styleOverrides: {
      select: { minHeight: 20, lineHeight: '20px' },
      icon: ({ theme }) => ({ color: theme.palette.ink3, fontSize: 18, right: 6 }),
    },
  },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true, size: 'small', slotProps: { paper: { elevation: 1 } } },
    styleOverrides: {
      paper: { marginTop: 4 },
      inputRoot: {
        padding: '0 30px 0 0 !important',
        // Pills are next to the clear button, not under it.
        '&:has(.MuiAutocomplete-tag)': { paddingRight: '52px !important' },
        '& .MuiAutocomplete-input': { padding: '6px 10px !important' },
        // Beside pills it takes a line of its own only while somebody types.
        '&:has(.MuiAutocomplete-tag):not(.Mui-focused) .MuiAutocomplete-input': {
          minWidth: 0,
          padding: '6px 4px !important',
        },
      },
      tag: { margin: '3px 0 3px 4px' },
      endAdornment: { right: '6px !important', '& .MuiIconButton-root': { width: 22, height: 22, fontSize: 16 } },
      listbox: ({ theme }) => ({
        padding: 4,
        maxHeight: selectMaximumHeight,
        [theme.breakpoints.down('md')]: { maxHeight: mobileSelectMaximumHeight },
      }),
      option: ({ theme }) => ({
        minHeight: '30px !important',
        borderRadius: 6,
        padding: '4px 8px !important',
        '&.Mui-focused, &[aria-selected="true"].Mui-focused': {
          background: `${alpha(theme.palette.ink, 0.05)} !important`,
        },
        '&[aria-selected="true"]': { background: `${theme.palette.accentSoft} !important` },
        '@media (pointer: coarse)': { minHeight: '44px !important' },
      }),
      noOptions: ({ theme }) => ({ color: theme.palette.ink3, padding: '8px 12px' }),
      loading: ({ theme }) => ({ color: theme.palette.ink3, padding: '8px 12px' }),
    },
  },
};
