import { placesFoundLimit, placesKeywordMinimum } from '../../../schema/rules/limits.ts';
import { nearestTown, townNamed } from './nearby.ts';
import type { TownsPort } from './port.ts';
import { beginningOf, readGazetteer, searched, type Gazetteer } from './gazetteerFile.ts';

/** Weight of a place in the searcher's country, and of one whose whole name was given, relative to its size. */
const nearWeight = 100;
const wholeWeight = 1000;
/** Weight of a place whose name has the accents that were typed: `Köl` means Köln rather than Kolkata. */
const accentWeight = 1000;
/** Weight of a match inside its name, or at the start of an alternative name. */
const insideWeight = 0.01;
/** From how many letters on the beginning of another name finds a place: fewer begin names of half the world. */
const otherNameLetters = 5;

/**
 * Places of 1,000 people and more and all capitals, from GeoNames (CC BY 4.0). No outside service is called. The data
 * is loaded at the first search.
 */
export function createGazetteer(read: () => Promise<Gazetteer> = readGazetteer): TownsPort {
  let reading: Promise<Gazetteer> | null = null;
  const known = () =>
    (reading ??= read().catch((reason: unknown) => {
      reading = null;
      throw reason;
    }));
  return {
    search: async (keyword, near) => {
      const phrases = spellingsOf(searched(keyword));
      if (phrases.length === 0) return [];
      const gazetteer = await known();
      return likeliest(gazetteer, phrases, near, accentedStart(keyword)).map((number) => gazetteer.place(number));
    },
    find: async (id) => {
      const gazetteer = await known();
      return given(numberOf(gazetteer, id), gazetteer.place);
    },
    position: async (id) => {
      const gazetteer = await known();
      return given(numberOf(gazetteer, id), gazetteer.position);
    },
    nearest: async (position) => {
      const gazetteer = await known();
      return given(nearestTown(gazetteer, position), gazetteer.place);
    },
    named: async (name, about) => {
      const gazetteer = await known();
      return given(townNamed(gazetteer, name, about), gazetteer.place);
    },
    largest: async (countryCode) => {
      const { countryCodes, position } = await known();
      const first = countryCodes.indexOf(countryCode);
      return given(first === -1 ? null : first, position);
    },
  };
}

function given<T>(number: number | null, of: (number: number) => T): T | null {
  return number === null ? null : of(number);
}

/** Returns the typed text as the beginning of a name, where it has letters beyond ASCII; else null. */
function accentedStart(keyword: string): string | null {
  const start = keyword.normalize('NFC').trim().toLowerCase();
  return /\P{ASCII}/u.test(start) ? start : null;
}

/** Returns the number of the place that an id names; null for an unknown one. */
function numberOf({ ids }: Gazetteer, id: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(id) ? ids.indexOf(Number(id)) : -1;
  return number === -1 ? null : number;
}

/** Returns the typed phrase, and the same with each St in full; none if its first word is too short to search. */
function spellingsOf(phrase: string): readonly string[] {
  const [, first = ''] = phrase.split(' ', 2);
  if (first.length < placesKeywordMinimum) return [];
  return [...new Set([phrase, phrase.replace(/ st(?= )/g, ' saint')])];
}

function likeliest(
  gazetteer: Gazetteer,
  phrases: readonly string[],
  near: string | null,
  accented: string | null,
): readonly number[] {
  const { people, countryCodes, byBeginning } = gazetteer;
  const most = accented === null ? wholeWeight : wholeWeight * accentWeight;
  const isAsTyped = (number: number) =>
    accented !== null && gazetteer.place(number).name.normalize('NFC').toLowerCase().startsWith(accented);
  const best: { readonly number: number; readonly weight: number }[] = [];
  for (const phrase of phrases) {
    const words = phrase.slice(1).split(' ');
    for (const number of byBeginning.get(beginningOf(words[0] ?? '')) ?? []) {
      const size = ((people[number] ?? 0) + 1) * (countryCodes[number] === near ? nearWeight : 1);
      const least = best.length < placesFoundLimit ? 0 : (best.at(-1)?.weight ?? 0);
      if (size * most <= least) continue;
      const likeness = likenessOf(gazetteer, number, phrase, words);
      const weight = size * likeness * (likeness > 0 && isAsTyped(number) ? accentWeight : 1);
      if (weight <= least || best.some((one) => one.number === number)) continue;
      const at = best.findIndex((one) => one.weight < weight);
      best.splice(at === -1 ? best.length : at, 0, { number, weight });
      best.splice(placesFoundLimit);
    }
  }
  return best.map(({ number }) => number);
}

/** Returns the score of a place for a phrase; 0 for no match. */
function likenessOf({ names, around }: Gazetteer, number: number, phrase: string, words: readonly string[]): number {
  const all = names[number] ?? '';
  if (all.startsWith(phrase)) return isWhole(all, phrase, 0) ? wholeWeight : 1;
  const other = all.indexOf(`\n${phrase}`);
  // An alternative name counts like the main one if it is complete, and little if it is only begun.
  if (other !== -1 && isWhole(all, phrase, other + 1)) return wholeWeight;
  if (other !== -1 && phrase.length - 1 >= otherNameLetters) return insideWeight;
  const [told = ''] = all.split('\n', 1);
  if (told.includes(phrase)) return insideWeight;
  if (words.length < 2 || !told.includes(` ${words[0]}`)) return 0;
  const beyond = around[number] ?? '';
  const isThere = words.every((word) => told.includes(` ${word}`) || beyond.includes(` ${word}`));
  if (!isThere) return 0;
  if (phrase.startsWith(`${told} `)) return wholeWeight;
  return told.startsWith(` ${words[0]}`) ? 1 : insideWeight;
}

function isWhole(names: string, phrase: string, at: number): boolean {
  const end = at + phrase.length;
  return names.length === end || names[end] === '\n';
}
