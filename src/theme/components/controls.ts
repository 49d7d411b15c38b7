import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { createElement } from 'react';

const tick = 'polygon(12% 46%, 0 60%, 40% 98%, 100% 20%, 87% 7%, 39% 70%)';
const bar = 'inset(40% 4% round 1px)';

const filled = (theme: Omit<Theme, 'components'>): CSSObject => ({
  borderColor: theme.palette.primary.main,
  background: theme.palette.primary.main,
});

/** A box to tick, which every list, form and matrix draws alike. */
const box = (theme: Omit<Theme, 'components'>): CSSObject => ({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 16,
  height: 16,
  border: `1px solid ${theme.palette.edge}`,
  borderRadius: 4,
  background: theme.palette.background.paper,
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    background: theme.palette.primary.contrastText,
    clipPath: tick,
    visibility: 'hidden',
  },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
});

const shownSign: CSSObject = { '&::before': { visibility: 'visible' } };

/** The browser's own boxes, of which a grid and a matrix have many. */
export const nativeBox = (theme: Omit<Theme, 'components'>): CSSObject => ({
  'input[type="checkbox"]:not([class*="Mui"], [class*="PrivateSwitchBase"])': {
    appearance: 'none',
    margin: 0,
    ...box(theme),
    '&:checked, &:indeterminate': { ...filled(theme), ...shownSign },
    '&:indeterminate::before': { visibility: 'visible', clipPath: bar },
    '&:disabled': { opacity: 0.45 },
  },
});

const sign = (state: string) => createElement('span', { className: `box ${state}` });

/** Boxes and switches. */
export const controlComponents: Components<Omit<Theme, 'components'>> = {
  MuiCheckbox: {
    defaultProps: {
      size: 'small',
      icon: sign('empty'),
      checkedIcon: sign('full'),
      indeterminateIcon: sign('part'),
    },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 6,
        '& .box': box(theme),
        '& .box.full': { ...filled(theme), ...shownSign },
        '& .box.part': { ...filled(theme), '&::before': { visibility: 'visible', clipPath: bar } },
        '&.Mui-disabled .box': { opacity: 0.45 },
      }),
    },
  },
  MuiRadio: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: ({ theme }) => ({ padding: 6, color: theme.palette.edge }) },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { '&:has(.MuiSwitch-root)': { marginLeft: 0, gap: 8 } } },
  },
  MuiSwitch: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        '&&': { width: 34, height: 20, padding: 0, overflow: 'visible' },
        '&& .MuiSwitch-thumb': { width: 14, height: 14, boxShadow: 'none' },
      },
      switchBase: ({ theme }) => ({
        '&&&': { padding: 3, color: theme.palette.background.paper },
        '&&&.Mui-checked': { transform: 'translateX(14px)', color: theme.palette.primary.contrastText },
        '&&&.Mui-checked + .MuiSwitch-track': { opacity: 1, background: theme.palette.primary.main },
        '&&&.Mui-disabled + .MuiSwitch-track': { opacity: 0.45 },
        '&&&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
      track: ({ theme }) => ({ '&&': { opacity: 1, borderRadius: 10, background: theme.palette.edge } }),
    },
  },
};
