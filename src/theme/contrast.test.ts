import { describe, expect, it } from 'vitest';
import { darkTokens, lightTokens, outlineShare, type Tokens } from './tokens.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour that has this share of the first one, in percent, and the rest of the other. */
function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [first, second] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(((first ?? 0) * share + (second ?? 0) * (100 - share)) / 100);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const schemes: [name: string, tokens: Tokens][] = [
  ['light', lightTokens],
  ['dark', darkTokens],
];

describe.each(schemes)('the %s colours', (_name, tokens) => {
  const grounds = ['bg', 'panel', 'raised', 'rail', 'row', 'rowPicked', 'today', 'accentSoft'] as const;
  const texts = ['ink', 'ink2', 'ink3', 'accent'] as const;
  const pairs = texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

  it.each(pairs)('let %s be read on %s', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(tokens.status))('let the state %s be read', (_state, { fg, bg }) => {
    expect(contrast(fg, bg)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(fg, tokens.panel)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(tokens.status))('draw the outline of the state %s on a selected row', (_state, { fg, bg }) => {
    const outline = mixed(fg, bg, outlineShare);
    expect(contrast(outline, tokens.rowPicked)).toBeGreaterThanOrEqual(3);
  });

  it.each(['bg', 'panel', 'raised'] as const)('draw the edge of an input on %s', (ground) => {
    expect(contrast(tokens.edge, tokens[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(tokens.chart)('draw the series %s of a chart', (series) => {
    expect(contrast(series, tokens.panel)).toBeGreaterThanOrEqual(3);
  });

  it('let what is pressed and what floats be read', () => {
    expect(contrast(tokens.accentInk, tokens.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.floatInk, tokens.float)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.floatAccent, tokens.float)).toBeGreaterThanOrEqual(4.5);
  });
});
