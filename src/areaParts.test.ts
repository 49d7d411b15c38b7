import { expect, it } from 'vitest';
import { registry } from '../schema/index.ts';
import { areaParts } from './areaParts.ts';

it('every entity of the menu has its resource file, and no other', () => {
  const inMenu = registry.all.filter(({ group }) => group !== 'none').map(({ name }) => name);
  expect(new Set(areaParts.views.keys())).toEqual(new Set(inMenu));
});
