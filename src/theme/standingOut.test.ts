import { createTheme, getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { swatches } from '../../schema/rules/colors.ts';
import { standingOut } from './standingOut.ts';
import { darkTheme, lightTheme } from './themes.ts';
import { darkTokens, lightTokens } from './tokens.ts';

describe.each([
  ['light', createTheme(lightTheme), lightTokens],
  ['dark', createTheme(darkTheme), darkTokens],
] as const)('a dot on %s grounds', (_name, theme, tokens) => {
  const grounds = ['bg', 'panel', 'raised', 'rail', 'row', 'rowPicked', 'today'] as const;

  it.each([...swatches, '#000000', '#ffffff', '#ffff00'])('can be seen in %s', (color) => {
    const shade = standingOut(color, theme);
    for (const ground of grounds) expect(getContrastRatio(shade, tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('keeps a swatch as it is where that can be seen', () => {
  for (const swatch of swatches) expect(standingOut(swatch, createTheme(lightTheme))).toBe(swatch);
});
