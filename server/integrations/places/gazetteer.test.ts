import { expect, it, vi } from 'vitest';
import { placesFoundLimit } from '../../../schema/rules/limits.ts';
import { kilometresBetween } from './distance.ts';
import { createGazetteer } from './gazetteer.ts';
import { readGazetteer } from './gazetteerFile.ts';

const reading = readGazetteer();
const places = createGazetteer(() => reading);
const found = async (keyword: string, near: string | null = 'AU') =>
  (await places.search(keyword, near)).map(({ name, country }) => `${name} ${country.id}`);
const first = async (keyword: string, near?: string) => (await found(keyword, near))[0];

it('finds by the beginning of a name, letter case and accents aside', async () => {
  expect(await first('SAO PAU')).toBe('São Paulo BR');
  expect(await first('zürich')).toBe('Zürich CH');
  expect(await first('lodz')).toBe('Łódź PL');
  expect(await first('lhay les')).toBe("L'Haÿ-les-Roses FR");
});

it('puts names with the accents that were typed first, and takes any where none were', async () => {
  expect(await first('Kol')).toBe('Kolkata IN');
  expect(await first('Köl')).toBe('Köln DE');
  expect(await first('KO\u0308L')).toBe('Köln DE');
  expect(await found('köl')).toContain('Kolkata IN');
  expect(await first('łód')).toBe('Łódź PL');
});

it('puts those of the country of who asks before larger ones elsewhere, but what is called exactly so above all', async () => {
  expect(await found('par')).toContain('Paris FR');
  expect((await found('parr'))[0]).toBe('Parramatta AU');
  expect(await first('london')).toBe('London GB');
  expect(await first('newtown')).toBe('Newtown AU');
  expect(await first('newtown', 'GB')).toBe('Newtown GB');
});

it('takes the words of region and country too, whole or for short, and St for Saint', async () => {
  expect(await first('paris, texas')).toBe('Paris US');
  expect(await found('surry hills nsw')).toEqual(['Surry Hills AU']);
  expect(await found('southport qld')).toEqual(['Southport AU']);
  expect(await first('st kilda')).toBe('Saint Kilda AU');
});

it('knows large places by what they are called elsewhere', async () => {
  expect(await first('Londres', 'FR')).toBe('London GB');
  expect(await first('cologne')).toBe('Köln DE');
});

it('finds nothing by less than two letters, and a few at most', async () => {
  expect([await found('a'), await found(' '), await found('…')]).toEqual([[], [], []]);
  expect(await found('sa')).toHaveLength(placesFoundLimit);
});

it('reads once for all who ask, and again after it could not', async () => {
  const read = vi.fn<typeof readGazetteer>(() => reading).mockRejectedValueOnce(new Error('no disk'));
  const slow = createGazetteer(read);
  await expect(slow.find('2147714')).rejects.toThrow('no disk');
  const [sydney, nowhere] = await Promise.all([slow.find('2147714'), slow.find('1')]);
  expect(sydney).toMatchObject({ name: 'Sydney', region: { id: 'AU.02', name: 'New South Wales' } });
  expect([nowhere, read.mock.calls.length]).toEqual([null, 2]);
});

it('knows how far places are from each other', async () => {
  const positionOf = async (keyword: string, near: string) => {
    const [place] = await places.search(keyword, near);
    return (await places.position(place?.id ?? '')) ?? { latitude: 0, longitude: 0 };
  };
  const [sydney, melbourne, paris] = [
    await positionOf('sydney', 'AU'),
    await positionOf('melbourne', 'AU'),
    await positionOf('paris', 'FR'),
  ];
  expect(kilometresBetween(sydney, melbourne)).toBeGreaterThan(705);
  expect(kilometresBetween(sydney, melbourne)).toBeLessThan(722);
  expect(Math.round(kilometresBetween(paris, sydney) / 100)).toBe(170);
  expect(kilometresBetween(paris, paris)).toBe(0);
  expect(await places.position('0')).toBeNull();
});
