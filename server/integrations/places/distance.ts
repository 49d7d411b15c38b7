import type { Position } from './port.ts';

/** Mean radius of the earth, in kilometres. */
const earth = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance of two positions along a great circle, in kilometres. */
export function kilometresBetween(one: Position, other: Position): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const share = height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width;
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(share)));
}
