import { expect, it } from 'vitest';
import { settings } from '../generated/settings.ts';
import { registry } from '../schema/index.ts';
import { areaParts } from './areaParts.ts';

it('every entity of the menu has its resource file, and every file is that of an entity or of settings', () => {
  const inMenu = registry.all.filter(({ group }) => group !== 'none').map(({ name }) => name);
  const known = new Set([...registry.all.map(({ name }) => name), ...Object.keys(settings)]);
  expect(inMenu.filter((name) => !areaParts.views.has(name))).toEqual([]);
  expect([...areaParts.views.keys()].filter((name) => !known.has(name))).toEqual([]);
});
