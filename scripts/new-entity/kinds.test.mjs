import { expect, it } from 'vitest';
import { field, kindOf } from '../../schema/fields/kinds.ts';
import { kinds, readField } from './kinds.mjs';

const declared = (text) => new Function('field', `return ${readField(text).code};`)(field);

it.each(Object.entries(kinds))('declares a field that the language takes: %s', (kind, { example }) => {
  const made = declared(`one:${kind}${example ? `:${example}` : ''}`);
  expect(kindOf(made).columns('one', made)).toBeInstanceOf(Array);
});

it('says what a kind needs, and refuses what it does not know', () => {
  expect(() => readField('client:ref')).toThrow('ref needs its entity: client:ref:partner');
  expect(() => readField('day:date:now')).toThrow('date takes nothing: day:date');
  expect(() => readField('Day:date')).toThrow("'Day' is not a field's name in camel case");
  expect(() => readField('day:season')).toThrow("'season' is no kind that can be made this way");
});
