import { expect, it } from 'vitest';
import { defineEntity, defineVariant } from './define.ts';
import { field } from '../fields/kinds.ts';
import { sectionTabs, tabOfSection } from './tabs.ts';

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

it('what stands in no section comes at the end of the summary, not of what other tabs show', () => {
  const tabbed = defineEntity({
    ...person,
    detail: { tabs: ['summary', { dates: ['when'] }] },
    form: { who: ['name'], when: ['born'] },
  });
  expect(tabbed.form).toEqual({ who: ['name', 'nickname'], when: ['born'] });
  expect(sectionTabs(tabbed)).toEqual(['summary', 'dates']);
  expect(['who', 'when'].map((section) => tabOfSection(tabbed, section))).toEqual(['summary', 'dates']);
});

it.each([
  [[{ dates: ['when'] }, { days: ['when'] }], `two tabs show the section 'when'`],
  [[{ dates: [] }], `the tab 'dates' shows no section`],
  [[{ dates: ['whenn'] }], `the tab 'dates' shows 'whenn', which is no section`],
  [[{ history: ['when'] }], `the tab 'history' shows what it shows, without sections`],
  [['notes', { notes: ['when'] }], `two tabs are called 'notes'`],
  [[{ names: ['who'] }], `the tab 'names' asks for 'name', which is required: new records are made by the summary`],
])('tabs %j are a mistake', (tabs, mistake) => {
  expect(() => defineEntity({ ...person, detail: { tabs: ['summary', ...(tabs as never[])] } })).toThrow(mistake);
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
