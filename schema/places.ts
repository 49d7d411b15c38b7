import { areas } from '../generated/areas.ts';
import type { MenuEntry } from './language/area.ts';

const places = new Map(
  areas.flatMap((area): readonly MenuEntry[] => area.menu).map(({ name, place = 0 }) => [name, place]),
);
const placeOf = (name: string): number => places.get(name) ?? Infinity;

/** Compares entities by name: those of the menu first, in its order, as lists of several kinds show them. */
export function byPlace(one: string, other: string): number {
  const [first, second] = [placeOf(one), placeOf(other)];
  return first === second ? 0 : first - second;
}
