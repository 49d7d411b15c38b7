/** Fills in numbers, rounded to hundredths: drawings stay short, and the same on every machine. */
export function path(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? '';
    return `${text}${typeof value === 'number' ? Math.round(value * 100) / 100 : value}${part}`;
  });
}

/** The same with every value on both sides of the middle: a shape, and its mirror image. */
export function twice(shape: string): string {
  return `${shape}<g transform="scale(-1 1)">${shape}</g>`;
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour between two: all of the first at 0, all of the second at 1. Colours are #rrggbb. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Lightness of a colour as it looks, from 0 to 1. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A gradient along a line whose ends are shares of the shape. */
export function linear(id: string, [x1, y1, x2, y2]: readonly number[], ...stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
}

/** A gradient around a point; in shares of the shape. */
export function radial(id: string, [cx, cy, r]: readonly number[], ...stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;
}

/** A whole drawing. */
export function drawing(width: number, height: number, content: string, defs = ''): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${defs}</defs>${content}</svg>`
  );
}
