import { expect, it } from 'vitest';
import { field } from '../../fields/kinds.ts';
import type { SeriesOptions } from '../../fields/text.ts';
import { registry } from '../../index.ts';
import { defineSettings } from '../defineSettings.ts';
import { seriesMistakes } from './seriesMistakes.ts';

const billing = defineSettings('billing', {
  about: 'settings of bills',
  access: 'FINANCE',
  base: '/test/v1/billing',
  fields: {
    prefix: field.text(),
    restarts: field.flag(),
    digits: field.integer({ min: 1, max: 12 }),
    next: field.integer({ min: 1 }),
    size: field.integer(),
    first: field.integer({ min: 1, default: 1 }),
  },
  form: { all: ['prefix', 'restarts', 'digits', 'next', 'size', 'first'] },
});
const letters = defineSettings('letters', {
  about: 'letters',
  access: 'FINANCE',
  base: '/test/v1/letters',
  by: field.choice(['INVOICE', 'REMINDER']),
  fields: { prefix: field.text() },
  form: { all: ['prefix'] },
});
const known: Record<string, unknown> = {
  billing,
  letters,
  general: registry.get('general'),
  talent: registry.get('talent'),
};
const own = { issuedOn: field.date(), name: field.text() };
const mistakesOf = (changes: Partial<SeriesOptions>, readOnly = true) => {
  const series = { settings: 'billing', prefix: 'prefix', ...changes };
  return seriesMistakes('number', field.text({ readOnly, series }), own, (name) => known[name] as never);
};

it('a series takes a date of its record and fields of its settings', () => {
  const whole = { of: 'issuedOn', restarts: 'restarts', digits: 'digits', next: 'next' };
  expect(mistakesOf(whole)).toEqual([]);
  expect(mistakesOf({})).toEqual([]);
});

it.each<[Partial<SeriesOptions>, string]>([
  [{ of: 'name' }, `of the year of 'name', which is no date`],
  [{ of: 'dueOn' }, `of the year of 'dueOn', which is no date`],
  [{ settings: 'talent' }, `by 'talent', of which the engine keeps no single record`],
  [{ settings: 'general' }, `by 'general', of which the engine keeps no single record`],
  [{ settings: 'letters' }, `by 'letters', of which the engine keeps no single record`],
  [{ prefix: 'restarts' }, `by 'restarts', which is no text of 'billing'`],
  [{ restarts: 'prefix' }, `by 'prefix', which is no flag of 'billing'`],
  [{ digits: 'length' }, `by 'length', which is no integer of 'billing'`],
  [{ digits: 'size' }, `with 'size', which may be other than 1 to 12`],
  [{ next: 'size' }, `from 'size', which has to be optional, without a default and from 1 on`],
  [{ next: 'first' }, `from 'first', which has to be optional, without a default and from 1 on`],
])('%j is a mistake of a series', (changes, mistake) => {
  expect(mistakesOf(changes)).toContain(`'number' is a series ${mistake}`);
});

it('a series that people could write is a mistake', () => {
  expect(mistakesOf({}, false)).toEqual([`'number' is a series and not read-only`]);
});
