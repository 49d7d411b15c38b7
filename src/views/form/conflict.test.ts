import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { field } from '../../../schema/fields/kinds.ts';
import { valuesOf } from '../../fields/values.ts';
import { conflictFields, currentOf, mergedValues, usualSide, type Side } from './conflict.ts';

const fields = { name: field.text({ required: true }), city: field.text(), bio: field.text() };
const base = { id: '1', version: 1, name: 'Ada', city: 'Perth', bio: 'Short' };
const current = { id: '1', version: 2, name: 'Ada Okafor', city: 'Darwin', bio: 'Short' };
const mine = { ...valuesOf(fields, base), name: 'Ada O.', bio: 'Long' };

describe('a form that is out of date', () => {
  it('clashes only where both changed a field; what the other changed alone is told too', () => {
    const found = conflictFields(fields, base, mine, current);
    expect(found.map(({ name, isClash }) => [name, isClash])).toEqual([
      ['name', true],
      ['city', false],
    ]);
  });

  it('has nothing to ask where both made the same change', () => {
    expect(conflictFields(fields, base, { ...mine, name: 'Ada Okafor', city: 'Darwin' }, current)).toEqual([]);
  });

  it('keeps what was typed unless the other side is taken', () => {
    const conflicts = conflictFields(fields, base, mine, current);
    expect(mergedValues(fields, mine, current, conflicts, { name: 'mine', city: 'theirs' })).toEqual({
      name: 'Ada O.',
      city: 'Darwin',
      bio: 'Long',
    });
  });
});

describe('rows that both changed', () => {
  const family = { families: field.rows({ name: field.text({ required: true }), phone: field.text() }) };
  const was = { id: '1', version: 1, families: [{ id: 'a', name: 'Ines', phone: null }] };
  const typed = { families: [{ id: 'a', name: 'Inês', phone: '' }] };
  const now = { ...was, version: 2, families: [...was.families, { id: 'b', name: 'Tom', phone: null }] };

  it('are kept together unless one side is chosen', () => {
    const conflicts = conflictFields(family, was, typed, now);
    const [found] = conflicts;
    expect(found && [found.isClash, usualSide(found), found.both?.isClash]).toEqual([true, 'both', false]);
    const namesOf = (side: Side) =>
      (mergedValues(family, typed, now, conflicts, { families: side })['families'] as { name: string }[]).map(
        ({ name }) => name,
      );
    expect((['both', 'mine', 'theirs'] as const).map(namesOf)).toEqual([['Inês', 'Tom'], ['Inês'], ['Ines', 'Tom']]);
  });
});

describe('sets and long texts that both changed', () => {
  const known = {
    topics: field.choices(['a', 'b', 'c', 'd'], {}),
    bio: field.text({ isMultiline: true }),
    name: field.text(),
  };
  const was = { id: '1', version: 1, topics: ['a', 'b'], bio: 'Sings. Tours.', name: 'Ada' };
  const typed = { topics: ['b', 'c'], bio: 'Sings and dances. Tours.', name: 'Ada O.' };
  const now = { ...was, version: 2, topics: ['a', 'b', 'd'], bio: 'Sings. Tours abroad.', name: 'Ada P.' };

  it('are kept together unless one side is chosen; of a short text one is kept', () => {
    const found = conflictFields(known, was, typed, now);
    expect(found.map((one) => [one.name, usualSide(one)])).toEqual([
      ['topics', 'both'],
      ['bio', 'both'],
      ['name', 'mine'],
    ]);
    const sides = Object.fromEntries(found.map((one) => [one.name, usualSide(one)]));
    expect(mergedValues(known, typed, now, found, sides)).toEqual({
      topics: ['b', 'd', 'c'],
      bio: 'Sings and dances. Tours abroad.',
      name: 'Ada O.',
    });
  });
});

describe('a field that the agency added', () => {
  it('clashes and is merged like any other', () => {
    const known = { ...fields, 'custom.a': field.text(), 'custom.b': field.text() };
    const before = { ...base, custom: { a: 'one', b: 'two' } };
    const theirs = { ...current, custom: { a: 'uno', b: 'two' } };
    const typed = { ...valuesOf(known, before), custom: { a: 'eins', b: 'zwei' } };
    const found = conflictFields(known, before, typed, theirs);
    expect(found).toContainEqual(expect.objectContaining({ name: 'custom.a', isClash: true }));
    const merged = mergedValues(known, typed, theirs, found, { 'custom.a': 'theirs' });
    expect(merged['custom']).toEqual({ a: 'uno', b: 'zwei' });
  });
});

describe('the record as it is now', () => {
  it('comes with the refusal of a stale version, and with no other', () => {
    const body = { refusal: { status: 400, code: 1, message: 'Stale', details: [], data: { current } } };
    expect(currentOf(new HttpError('Stale', 400, { refusal: { ...body.refusal, key: 'staleVersion' } }))).toBe(current);
    expect(currentOf(new HttpError('Other', 400, body))).toBeUndefined();
    expect(currentOf(new Error('Out of reach'))).toBeUndefined();
  });
});
