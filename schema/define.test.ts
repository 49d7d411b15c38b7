import { expect, it } from 'vitest';
import { defineEntity, defineVariant } from './define.ts';
import { field } from './fields/kinds.ts';

const person = defineEntity({
  name: 'person',
  group: 'people',
  title: 'name',
  access: 'TALENT',
  api: { base: '/test/v1/people' },
  fields: {
    name: field.text({ required: true }),
    born: field.date(),
    age: field.computed('ageInYears', { as: 'integer', from: ['born'] }),
    seen: field.instant({ readOnly: true }),
    nickname: field.text(),
  },
  list: { columns: ['name'], sortable: ['name'], sort: ['name', 'ASC'] },
  form: { who: ['name'], when: ['born'] },
});

it('a field that can be written and stands in no section comes at the end of the form', () => {
  expect(person.form).toEqual({ who: ['name'], when: ['born', 'nickname'] });
});

const prospect = {
  name: 'prospect',
  group: 'people',
  access: 'SCOUT',
  api: { base: '/test/v1/prospects' },
  list: { columns: ['name'], sortable: ['name'], sort: ['name', 'ASC'] },
} as const;

it('a variant asks for what its own form names', () => {
  expect(defineVariant(person, { ...prospect, form: { who: ['name'] } }).form).toEqual({ who: ['name'] });
});

it('a variant may not leave out what is required', () => {
  expect(() => defineVariant(person, { ...prospect, form: { who: ['born'] } })).toThrow(
    `the form lacks 'name', which is required`,
  );
});
