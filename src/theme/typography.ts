import type { ThemeOptions } from '@mui/material/styles';
import { fontFamily } from './tokens.ts';

/**
 * Inter at 13 px with a line height of 20 px; headings differ by weight and position rather than by size.
 */
export const typography: ThemeOptions['typography'] = {
  fontFamily,
  fontSize: 13,
  htmlFontSize: 16,
  fontWeightLight: 400,
  fontWeightRegular: 400,
  fontWeightMedium: 540,
  fontWeightBold: 640,
  h1: { fontSize: 15, lineHeight: '22px', fontWeight: 620, letterSpacing: '-0.01em' },
  h2: { fontSize: 14, lineHeight: '20px', fontWeight: 600, letterSpacing: '-0.005em' },
  h3: { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  h4: { fontSize: 22, lineHeight: '28px', fontWeight: 640, letterSpacing: '-0.02em' },
  h5: { fontSize: 18, lineHeight: '26px', fontWeight: 620, letterSpacing: '-0.015em' },
  h6: { fontSize: 15, lineHeight: '22px', fontWeight: 600, letterSpacing: '-0.01em' },
  subtitle1: { fontSize: 14, lineHeight: '20px', fontWeight: 540 },
  subtitle2: { fontSize: 13, lineHeight: '20px', fontWeight: 540 },
  body1: { fontSize: 13, lineHeight: '20px' },
  body2: { fontSize: 13, lineHeight: '20px' },
  caption: { fontSize: 12, lineHeight: '16px' },
  overline: { fontSize: 11, lineHeight: '16px', fontWeight: 550, letterSpacing: '0.01em', textTransform: 'none' },
  button: { fontSize: 13, lineHeight: '20px', fontWeight: 530, textTransform: 'none', letterSpacing: 0 },
};
