import { expect, test } from 'vitest';
import { swatches } from './colors.ts';
import { patterns } from './patterns.ts';

const channel = (hex: string) => {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (color: string) =>
  0.2126 * channel(color.slice(1, 3)) + 0.7152 * channel(color.slice(3, 5)) + 0.0722 * channel(color.slice(5, 7));

test('there are 14 different swatches, in hex', () => {
  expect(new Set(swatches).size).toBe(14);
  for (const swatch of swatches) expect(swatch).toMatch(patterns.hexColor.regex);
});

test.each(swatches)('white text can be read on %s', (swatch) => {
  expect(1.05 / (luminance(swatch) + 0.05)).toBeGreaterThanOrEqual(4.5);
});
