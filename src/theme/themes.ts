import type { RaThemeOptions } from 'ra-ui-materialui';
import { baseComponents } from './components/base.ts';
import { buttonComponents } from './components/buttons.ts';
import { controlComponents } from './components/controls.ts';
import { dataComponents } from './components/data.ts';
import { inputComponents } from './components/inputs.ts';
import { surfaceComponents } from './components/surfaces.ts';
import { noticeComponents } from './components/notices.ts';
import { paletteOf } from './palette.ts';
import { darkTokens, lightTokens, railWidth, type Tokens } from './tokens.ts';
import { typography } from './typography.ts';

function themeOf(mode: 'light' | 'dark', tokens: Tokens): RaThemeOptions {
  return {
    palette: paletteOf(mode, tokens),
    typography,
    spacing: 8,
    shape: { borderRadius: 8 },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    sidebar: { width: railWidth, closedWidth: 0 },
    shadowsFloat: tokens.shadow,
    transitions: {
      duration: { enteringScreen: 140, leavingScreen: 100, standard: 160, short: 120, shorter: 100, shortest: 80 },
    },
    components: {
      ...baseComponents,
      ...buttonComponents,
      ...controlComponents,
      ...dataComponents,
      ...surfaceComponents,
      ...noticeComponents,
      ...inputComponents,
    },
  };
}

/** The two colour schemes, for react-admin's contexts: the same proportions, other colours. */
export const lightTheme = themeOf('light', lightTokens);
export const darkTheme = themeOf('dark', darkTokens);
