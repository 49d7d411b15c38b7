import { expect, it } from 'vitest';
import { avatarExtensions } from '../../../schema/rules/limits.ts';
import { namedTypes } from './useLimitWords.ts';

it.each([
  [avatarExtensions, 'en', 'PNG, JPG or GIF'],
  [avatarExtensions, 'fr', 'PNG, JPG ou GIF'],
  [['csv'], 'en', 'CSV'],
  [['zip', 'rar'], 'en', 'ZIP or RAR'],
])('names of %j in %s the usual types', (extensions, language, words) => {
  expect(namedTypes(extensions, language)).toBe(words);
});
