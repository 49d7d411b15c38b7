import { expect, it } from 'vitest';
import { registry } from '../../schema/index.ts';
import { resourceViews } from './viewOf.ts';

it('every entity of the menu has its resource file, and no other', () => {
  const inMenu = registry.all.filter(({ group }) => group !== 'none').map(({ name }) => name);
  expect(new Set(Object.keys(resourceViews))).toEqual(new Set(inMenu));
});
