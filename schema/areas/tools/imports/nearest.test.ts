import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const names = ['Music', 'Sports', 'Éclairage', 'Ada Lovelace', 'Modelling', 'Dance', 'Companies', 'TV'].map((name) => ({
  name,
}));

it.each([
  ['music', ['Music']],
  ['Musics', ['Music']],
  ['Sport', ['Sports']],
  ['eclairage', ['Éclairage']],
  ['Lovelace, Ada', ['Ada Lovelace']],
  ['Modeling', ['Modelling']],
  ['Msuic', ['Music']],
  ['company', ['Companies']],
  ['Model', ['Modelling']],
  ['Juggling', []],
  ['TX', []],
  ['n/a', []],
  ['', []],
])('finds what is nearly called %j: %j', (text, found) => {
  expect(nearest(text, names).map(({ name }) => name)).toEqual(found);
});
