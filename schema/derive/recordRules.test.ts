import { describe, expect, it } from 'vitest';
import { field } from '../fields/kinds.ts';
import { recordFaults } from './recordRules.ts';

const declared = {
  fields: {
    link: field.text(),
    medias: field.files({ max: 2 }),
    email: field.text(),
    owner: field.ref('staff'),
  },
  rules: { exclusive: [['link', 'medias']], needsOne: [['owner', 'email']] },
} as const;
const faults = (whole: Record<string, unknown>, touched?: readonly string[]) =>
  recordFaults(declared, whole, touched && ((key) => touched.includes(key))).map((one) => `${one.field} ${one.key}`);

describe('fields that exclude each other', () => {
  it('are wrong together, each of those that the write carries', () => {
    const both = { link: 'https://example.com', mediaIds: ['one'], email: 'ada@example.test' };
    expect(faults(both)).toEqual(['link exclusive', 'mediaIds exclusive']);
    expect(faults(both, ['mediaIds'])).toEqual(['mediaIds exclusive']);
    expect(faults(both, ['email'])).toEqual([]);
  });

  it('are right alone, whatever is empty', () => {
    for (const whole of [{ link: 'a', mediaIds: [] }, { link: null, mediaIds: ['one'] }, { link: '' }])
      expect(faults({ ...whole, email: 'ada@example.test' })).toEqual([]);
  });
});

describe('fields of which one is needed', () => {
  it('are wrong where all of them are empty, and the write carries one', () => {
    expect(faults({ email: '', ownerId: null })).toEqual(['ownerId required']);
    expect(faults({ email: null }, ['email'])).toEqual(['ownerId required']);
    expect(faults({}, ['link'])).toEqual([]);
    expect(faults({ ownerId: 'one' })).toEqual([]);
  });
});

it('an entity without rules has no faults', () => {
  expect(recordFaults({ fields: declared.fields, rules: undefined }, {})).toEqual([]);
});
