import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { countries } from 'countries-list';
import { placesKeywordMinimum } from '../../../schema/rules/limits.ts';
import { plainText } from '../../../schema/rules/texts.ts';
import { projectRoot } from '../../root.ts';
import type { Place, Position } from './port.ts';

/** All places by their numbers, the most populous first. */
export interface Gazetteer {
  /** Searchable names of each place, separated by line breaks; the first one is displayed. */
  readonly names: readonly string[];
  /** The region and the country of each as they are searched, with what they are called for short. */
  readonly around: readonly string[];
  readonly countryCodes: readonly string[];
  /** Population of each place. */
  readonly people: Uint32Array;
  /** The numbers of the places with a word that has this `beginningOf`. */
  readonly byBeginning: ReadonlyMap<string, readonly number[]>;
  /** By which GeoNames knows each. */
  readonly ids: Uint32Array;
  /** Hundredths of degrees. */
  readonly latitudes: Int16Array;
  readonly longitudes: Int16Array;
  place(number: number): Place;
  position(number: number): Position;
}

/** Made by `scripts/gazetteer.mjs`: a heading, a line a region, an empty line, a line a place. */
const file = join(projectRoot, 'server/integrations/places/gazetteer.tsv.br');
const lineBreak = 10;
/** Number of places parsed before yielding to other work: some ten milliseconds. */
const slice = 1000;
/** Short names of regions that follow neither from their initials nor from their codes. */
const shortNames: Readonly<Record<string, string>> = { 'AU.04': 'qld' };

/** Returns the search form of a name: plain words, a space before each; hyphens separate words, apostrophes do not. */
export function searched(name: string): string {
  const words = plainText(name)
    .replace(/['’ʻʼ`]/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  return words === null ? '' : ` ${words.join(' ')}`;
}

/** By which the words are kept that begin with a word's first letters. */
export function beginningOf(word: string): string {
  return word.slice(0, placesKeywordMinimum);
}

/** The name of a country in English; its code where it has none. */
export function countryName(code: string): string {
  return (countries as Readonly<Record<string, { readonly name: string } | undefined>>)[code]?.name ?? code;
}

/** Region and country as they are searched: by name, by initials (`nsw`) and by code (`tx`). */
function surroundingsOf(key: string, region: string, countryCode: string): string {
  const ofRegion = searched(region);
  const initials = ofRegion.replace(/ (.)[^ ]*/gu, '$1');
  const short = shortNames[key] ?? key.slice(countryCode.length + 1);
  return `${ofRegion}${searched([initials, short, countryName(countryCode), countryCode].join(' '))}`;
}

/** Reads the bundled gazetteer in slices, yielding to other work. */
export async function readGazetteer(): Promise<Gazetteer> {
  const bytes = await promisify(brotliDecompress)(await readFile(file));
  const end = bytes.indexOf('\n\n');
  const regionLines = bytes.toString('utf8', 0, end).split('\n').slice(1);
  const regions = new Map(regionLines.map((line) => line.split('\t') as [string, string]));
  const starts: number[] = [];
  for (let at = end + 2; at > 1; at = bytes.indexOf(lineBreak, at) + 1) starts.push(at);
  // The last line ends where the file does.
  const cellsOf = (number: number) =>
    bytes.toString('utf8', starts[number], (starts[number + 1] ?? bytes.length + 1) - 1).split('\t');

  const names: string[] = [];
  const around: string[] = [];
  const countryCodes: string[] = [];
  const people = new Uint32Array(starts.length);
  const byBeginning = new Map<string, number[]>();
  const ids = new Uint32Array(starts.length);
  const latitudes = new Int16Array(starts.length);
  const longitudes = new Int16Array(starts.length);
  const surroundings = new Map<string, string>();
  for (const number of starts.keys()) {
    if (number % slice === 0) await setImmediate();
    const [id = '', name = '', countryCode = '', code = '', count, latitude, longitude, others] = cellsOf(number);
    const key = `${countryCode}.${code}`;
    const called = [name, ...(others ? others.split(',') : [])].map(searched).join('\n');
    const place = surroundings.get(key) ?? surroundingsOf(key, regions.get(key) ?? '', countryCode);
    surroundings.set(key, place);
    names.push(called);
    around.push(place);
    countryCodes.push(countryCode);
    people[number] = Number(count);
    ids[number] = Number(id);
    latitudes[number] = Number(latitude);
    longitudes[number] = Number(longitude);
    for (const beginning of new Set(called.split(/[\n ]+/).map(beginningOf))) {
      const found = byBeginning.get(beginning);
      if (found) found.push(number);
      else byBeginning.set(beginning, [number]);
    }
  }

  const place = (number: number): Place => {
    const [id = '', name = '', countryCode = '', code = ''] = cellsOf(number);
    const key = `${countryCode}.${code}`;
    const region = regions.get(key);
    const country = { id: countryCode, name: countryName(countryCode) };
    const within = region === undefined ? null : { id: key, name: region };
    return { id, source: 'GAZETTEER', name, region: within, country, zip: null, address: null };
  };
  const position = (number: number): Position => ({
    latitude: (latitudes[number] ?? 0) / 100,
    longitude: (longitudes[number] ?? 0) / 100,
  });
  return { names, around, countryCodes, people, byBeginning, ids, latitudes, longitudes, place, position };
}
