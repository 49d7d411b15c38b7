import type { PaletteOptions } from '@mui/material/styles';
import type { Tokens } from './tokens.ts';

/** Colours of the house beside those that Material UI knows; read as `theme.palette.ink2`. */
type HouseColours = Pick<
  Tokens,
  | 'rail'
  | 'line'
  | 'line2'
  | 'edge'
  | 'ink'
  | 'ink2'
  | 'ink3'
  | 'accentSoft'
  | 'accentStrong'
  | 'row'
  | 'rowPicked'
  | 'raised'
  | 'today'
  | 'chart'
  | 'focus'
> & {
  readonly status: Tokens['status'];
  readonly float: { readonly bg: string; readonly fg: string; readonly accent: string };
};

declare module '@mui/material/styles' {
  interface Palette extends HouseColours {}
  interface PaletteOptions extends HouseColours {}
  interface Theme {
    /** The shadow of what floats above the page: menus, dialogs, the palette. */
    shadowsFloat: string;
  }
  interface ThemeOptions {
    shadowsFloat?: string;
  }
}

/** The palette of a colour scheme. */
export function paletteOf(mode: 'light' | 'dark', tokens: Tokens): PaletteOptions {
  const { status, ink, ink2, ink3, accent, accentStrong, accentInk, accentSoft } = tokens;
  const { rail, line, line2, edge, row, rowPicked, raised, today, chart, focus } = tokens;
  const state = (main: string) => ({ main, contrastText: tokens.panel });
  return {
    mode,
    primary: { main: accent, dark: accentStrong, light: accentStrong, contrastText: accentInk },
    secondary: { main: ink2, contrastText: tokens.panel },
    error: state(status.bad.fg),
    warning: state(status.warn.fg),
    success: state(status.ok.fg),
    info: state(status.info.fg),
    background: { default: tokens.bg, paper: tokens.panel },
    text: { primary: ink, secondary: ink2, disabled: ink3 },
    divider: line,
    action: { active: ink2, hover: row, selected: accentSoft, disabled: ink3, disabledBackground: line2, focus: row },
    float: { bg: tokens.float, fg: tokens.floatInk, accent: tokens.floatAccent },
    status,
    ink,
    ink2,
    ink3,
    accentSoft,
    accentStrong,
    rail,
    line,
    line2,
    edge,
    row,
    rowPicked,
    raised,
    today,
    chart,
    focus,
  };
}
