import { expect, test } from 'vitest';
import { randomOf } from '../random.ts';
import { drawCompanies } from './companies.ts';
import { drawNames } from './people.ts';
import { namesOf, slugOf } from './pool.ts';
import { scripts } from './scripts.ts';

test.each([
  ['Zoë O’Dwyerson', 'zoe-odwyerson'],
  ['Łukasz Søgaardsen', 'lukasz-sogaardsen'],
  ['Þórðarsen & Söhne', 'thordarsen-sohne'],
  ['Nguyễn Minh Châu', 'nguyen-minh-chau'],
  ['Ağca İpek ', 'agca-ipek'],
  ['波止場', ''],
])('%j has the letters %j', (text, slug) => {
  expect(slugOf(text, '-')).toBe(slug);
});

test('a pool gives each pair of its names once, in its own order', () => {
  const pool = { script: 'Han', isFamilyFirst: true, joint: '', given: '雨桐:yutong 思远:siyuan', family: '褚:chu' };
  const names = namesOf(pool, randomOf('any'));
  expect(names.sort((one, other) => one.slug.localeCompare(other.slug))).toEqual([
    { displayName: '褚思远', slug: 'siyuan.chu', script: 'Han' },
    { displayName: '褚雨桐', slug: 'yutong.chu', script: 'Han' },
  ]);
});

test('each name in another script is written in it, and has plain letters for addresses', () => {
  for (const pool of scripts) {
    for (const { displayName, slug } of namesOf(pool, randomOf('any'))) {
      expect(displayName).toMatch(new RegExp(`\\p{Script=${pool.script}}`, 'u'));
      expect(slug).toMatch(/^[a-z-]+\.[a-z-]+$/);
    }
  }
});

test('people are all different and never one of those that are taken', () => {
  const first = drawNames(randomOf('one'), 120, new Set());
  const taken = new Set(first.map(({ displayName }) => displayName));
  const second = drawNames(randomOf('one'), 120, taken);
  const names = [...first, ...second].map(({ displayName }) => displayName);
  expect(new Set(names).size).toBe(240);
  expect(taken.size).toBe(240);
});

test('companies are all different; more than there are names are refused', () => {
  const companies = drawCompanies(randomOf('one'), 80, new Set());
  expect(new Set(companies.map(({ displayName }) => displayName)).size).toBe(80);
  expect(new Set(companies.map(({ slug }) => slug)).size).toBe(80);
  expect(() => drawCompanies(randomOf('one'), 500, new Set())).toThrow(RangeError);
});
