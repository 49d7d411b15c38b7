import type { Position } from './port.ts';

/** Digits of degrees in an id: about a metre. */
const digits = 5;
const shape = /^([a-z]{1,10}):([^@]{1,140})@(-?\d{1,2}\.\d{5}),(-?\d{1,3}\.\d{5})$/;

/** An id of an outside provider, taken apart. */
export interface PlacedId {
  readonly provider: string;
  readonly key: string;
  readonly position: Position;
}

/** Makes the id of an outside provider's place, which contains its position: that is known without the provider, too. */
export function placedId({ provider, key, position: { latitude, longitude } }: PlacedId): string {
  return `${provider}:${key}@${latitude.toFixed(digits)},${longitude.toFixed(digits)}`;
}

/** Parses such an id; null for any other one. */
export function readPlacedId(id: string): PlacedId | null {
  const [, provider = '', key = '', ...degrees] = shape.exec(id) ?? [];
  const [latitude = Number.NaN, longitude = Number.NaN] = degrees.map(Number);
  if (!isPosition({ latitude, longitude })) return null;
  return { provider, key, position: { latitude, longitude } };
}

/** Returns true for degrees that there are. */
export function isPosition({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
