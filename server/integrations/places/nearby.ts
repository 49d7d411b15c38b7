import { plainText } from '../../../schema/rules/texts.ts';
import { kilometresBetween } from './distance.ts';
import { beginningOf, searched, type Gazetteer } from './gazetteerFile.ts';
import type { Position, Surroundings } from './port.ts';

/** Kilometres within which the nearest town counts, and a town of a given name. */
const nearestWithin = 50;
const namedWithin = 30;
/** Kilometres of a degree of latitude, at least. */
const degree = 110;

/** Returns a function that gives the kilometres of a town from a position; null if they are too many. */
function measure({ latitudes, position }: Gazetteer, from: Position, within: number) {
  const middle = Math.round(from.latitude * 100);
  const most = Math.ceil((within / degree) * 100);
  return (number: number): number | null => {
    if (Math.abs((latitudes[number] ?? 0) - middle) > most) return null;
    const distance = kilometresBetween(from, position(number));
    return distance <= within ? distance : null;
  };
}

/** Returns the number of the town nearest to a position; null if all are far. */
export function nearestTown(gazetteer: Gazetteer, from: Position): number | null {
  const distanceOf = measure(gazetteer, from, nearestWithin);
  let best: number | null = null;
  let least = Infinity;
  for (const number of gazetteer.ids.keys()) {
    const distance = distanceOf(number);
    if (distance === null || distance >= least) continue;
    best = number;
    least = distance;
  }
  return best;
}

/** Returns the number of the town that has a name, near a position: one of the region rather than one nearby; else null. */
export function townNamed(gazetteer: Gazetteer, name: string, about: Surroundings): number | null {
  const { names, countryCodes, byBeginning } = gazetteer;
  const phrase = searched(name);
  const distanceOf = measure(gazetteer, about.position, namedWithin);
  let best: number | null = null;
  let least = Infinity;
  for (const number of byBeginning.get(beginningOf(phrase.slice(1))) ?? []) {
    if (countryCodes[number] !== about.countryCode || !`\n${names[number]}\n`.includes(`\n${phrase}\n`)) continue;
    const distance = distanceOf(number);
    if (distance === null) continue;
    const isInRegion = isSameName(gazetteer.place(number).region?.name, about.region);
    const rank = distance + (isInRegion ? 0 : namedWithin);
    if (rank >= least) continue;
    best = number;
    least = rank;
  }
  return best;
}

/** Returns true for two names that are equal but for case and accents. */
export function isSameName(one: string | null | undefined, other: string | null | undefined): boolean {
  return one != null && other != null && plainText(one) === plainText(other);
}
