import { expect, test } from 'vitest';
import { catalogueTypes } from '../../../../schema/rules/catalogues.ts';
import { catalogueDefaults } from './catalogueDefaults.ts';

test('the small lists start with entries that all differ, talents with the three categories of the product', () => {
  expect(catalogueDefaults.TALENT_CATEGORY).toEqual(['Sports', 'Music', 'Entertainment']);
  for (const [type, names] of Object.entries(catalogueDefaults)) {
    expect(catalogueTypes).toContain(type);
    expect(new Set(names).size).toBe(names.length);
  }
});
