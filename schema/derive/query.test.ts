import { describe, expect, it } from 'vitest';
import { queryReader } from './query.ts';

const schema = {
  properties: {
    page: { type: 'integer' },
    isOpen: { type: 'boolean' },
    name: { type: 'string' },
    ids: { type: 'array', items: { type: 'string' } },
    codes: { type: 'array', items: { type: 'integer' } },
    level: { type: ['integer', 'null'] },
    either: { type: ['string', 'array'], items: { type: 'string' } },
  },
};

describe('a query', () => {
  it.each([
    [{ page: '3' }, { page: 3 }],
    [{ page: '-3' }, { page: -3 }],
    [{ isOpen: 'true' }, { isOpen: true }],
    [{ isOpen: 'false' }, { isOpen: false }],
    [{ page: '', isOpen: '', level: '', name: '' }, { name: '' }],
    [{ name: '3' }, { name: '3' }],
    [{ name: 'true' }, { name: 'true' }],
    [{ ids: 'a' }, { ids: ['a'] }],
    [{ ids: ['a', 'b'] }, { ids: ['a', 'b'] }],
    [{ ids: '' }, { ids: [] }],
    [{ codes: '' }, { codes: [] }],
    [{ ids: ['', 'a'] }, { ids: ['', 'a'] }],
    [{ codes: ['1', '2'] }, { codes: [1, 2] }],
    [{ level: '1' }, { level: 1 }],
    [{ either: 'a' }, { either: 'a' }],
    [{ either: ['a', 'b'] }, { either: ['a', 'b'] }],
  ])('is read by its schema: %j', (query, read) => {
    expect(queryReader(schema)(query)).toEqual(read);
  });

  it.each([
    { page: '3.5' },
    { page: ' 3' },
    { page: '0x3' },
    { page: '1e3' },
    { page: '99999999999999999' },
    { isOpen: 'yes' },
    { name: ['a', 'b'] },
    { nothing: '1' },
  ])('leaves what does not read as its type to be refused: %j', (query) => {
    expect(queryReader(schema)(query)).toEqual(query);
  });

  it('reads every list item by itself', () => {
    expect(queryReader(schema)({ codes: ['1', 'x'] })).toEqual({ codes: [1, 'x'] });
  });
});
