/** The swatches of the color picker (AB 9): 14 colors as #rrggbb, each dark enough for white text on it (4.5 to 1). */
export const swatches = [
  '#2f5d8a',
  '#2457a6',
  '#4f46a5',
  '#7a3e9d',
  '#a8327d',
  '#b3261e',
  '#b0431e',
  '#8a6d1f',
  '#6b6a12',
  '#3f7423',
  '#1a7f4b',
  '#0b6b53',
  '#1b6f7d',
  '#5d5f59',
] as const;

export type Swatch = (typeof swatches)[number];
