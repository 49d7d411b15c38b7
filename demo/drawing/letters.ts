/** Capital letters as strokes on a square of 10: drawn, since a picture must not depend on the fonts of a machine. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 10L5 0L10 10M2 6.6H8',
  B: 'M1 10V0H5.5C9 0 9 4.6 5.5 4.6H1H6C10 4.6 10 10 6 10Z',
  C: 'M9.4 2C7-1 .4-.8 .4 5S7 11 9.4 8',
  D: 'M1 10V0H4.5C11.5 0 11.5 10 4.5 10Z',
  E: 'M9 0H1V10H9M1 4.8H7.4',
  F: 'M9 0H1V10M1 5H7.4',
  G: 'M9.2 1.8C6.6-1 .4-.6 .4 5S7 11.2 9.6 8.2V5.4H6',
  H: 'M1 0V10M9 0V10M1 4.8H9',
  I: 'M5 0V10',
  J: 'M8 0V7C8 11 1.6 11 1.4 7',
  K: 'M1 0V10M9 0L1.4 5.6M4 4L9.4 10',
  L: 'M1.4 0V10H9',
  M: 'M.4 10V0L5 6.6L9.6 0V10',
  N: 'M1 10V0L9 10V0',
  O: 'M5 0C11.4 0 11.4 10 5 10S-1.4 0 5 0Z',
  P: 'M1 10V0H5.6C10 0 10 5.4 5.6 5.4H1',
  Q: 'M5 0C11.4 0 11.4 10 5 10S-1.4 0 5 0ZM6 7L9.6 10.6',
  R: 'M1 10V0H5.6C10 0 10 5 5.6 5H1H5L9.2 10',
  S: 'M8.8 1.6C6.6-.8 1.4-.4 1.4 2.6C1.4 6 8.8 4 8.8 7.4C8.8 10.6 3 10.8 .8 8.2',
  T: 'M.4 0H9.6M5 0V10',
  U: 'M1 0V6C1 11.4 9 11.4 9 6V0',
  V: 'M.4 0L5 10L9.6 0',
  W: 'M0 0L2.6 10L5 2.4L7.4 10L10 0',
  X: 'M.8 0L9.2 10M9.2 0L.8 10',
  Y: 'M.4 0L5 5L9.6 0M5 5V10',
  Z: 'M1 0H9L1 10H9',
};

/** The first letters of the words of a name, at most two; those that are no plain letters are left out. */
export function initialsOf(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .split(/[^A-Z0-9]+/)
    .flatMap((word) => /[A-Z]/.exec(word)?.[0] ?? []);
  return words.slice(0, 2);
}

/** A letter, so large, its upper left corner at a point. */
export function letter(
  sign: string,
  [x, y]: readonly [number, number],
  size: number,
  colour: string,
  weight: number,
): string {
  const scale = size / 10;
  return `<path d="${strokes[sign] ?? strokes['O']}" transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${weight / scale}" stroke-linejoin="round" stroke-linecap="round"/>`;
}
