import { alpha, type Components, type Theme } from '@mui/material/styles';
import { touchTarget } from '../tokens.ts';
import { nativeBox } from './controls.ts';

/** A ring around what the keyboard is on; never only a change of colour. */
export const focusRing = (theme: Omit<Theme, 'components'>) =>
  ({ outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 }) as const;

/** Styles of the page itself: background, text, scroll bars, selection, focus. */
export const baseComponents: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { colorScheme: theme.palette.mode, height: '100%', background: theme.palette.background.default },
      body: {
        height: '100%',
        fontSize: 13,
        lineHeight: '20px',
        color: theme.palette.ink,
        background: theme.palette.background.default,
        WebkitFontSmoothing: 'antialiased',
        MozOsxFontSmoothing: 'grayscale',
      },
      '#root': { height: '100%' },
      '::selection': { background: alpha(theme.palette.primary.main, 0.22) },
      ':focus-visible': focusRing(theme),
      // A heading has the focus to be read, not to be pressed.
      'h1:focus-visible': { outline: 'none' },
      'kbd, code': { fontFamily: 'inherit' },
      ...nativeBox(theme),
      '*': { scrollbarWidth: 'thin', scrollbarColor: `${alpha(theme.palette.edge, 0.5)} transparent` },
      // On a touch screen every button is as large as a finger needs, however small it looks.
      '@media (pointer: coarse)': {
        ':where(button)': { position: 'relative' },
        ':where(button, a.MuiButtonBase-root)::after': {
          content: '""',
          position: 'absolute',
          inset: `min(0px, calc((100% - ${touchTarget}px) / 2))`,
        },
      },
      // Forced colours take away the ground by which the present page is marked.
      '@media (forced-colors: active)': {
        '[aria-current]:is(a, button), [role="tab"][aria-selected="true"]': {
          outline: '2px solid Highlight',
          outlineOffset: '-2px',
        },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          // What goes on for ever would flicker.
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible, &.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: ({ theme }) => ({ background: theme.palette.line2, borderRadius: 4, transform: 'none' }) },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.palette.line }) } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { textUnderlineOffset: 3, borderRadius: 4 } },
  },
  MuiSvgIcon: {
    styleOverrides: { root: { fontSize: 16 }, fontSizeSmall: { fontSize: 14 }, fontSizeLarge: { fontSize: 22 } },
  },
};
