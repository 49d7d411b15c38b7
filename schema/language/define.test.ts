import { expect, it } from 'vitest';
import { defineEntity, defineVariant } from './define.ts';
import { field } from '../fields/kinds.ts';
import { furtherTab, galleryFields, sectionTabs, tabOfSection } from './tabs.ts';

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

it('what a tab shows as a gallery is in no section, so that no form asks for it', () => {
  const fields = { ...person.fields, medias: field.files({ max: 100 }) };
  const pictured = defineEntity({
    ...person,
    fields,
    detail: { tabs: ['summary', { media: { gallery: 'medias' } }] },
    form: { who: ['name'], when: ['born'] },
  });
  expect(pictured.form).toEqual({ who: ['name'], when: ['born', 'nickname'] });
  expect(galleryFields(pictured)).toEqual(['medias']);
  expect(furtherTab(pictured, 'media')).toEqual({ gallery: 'medias' });
  expect(sectionTabs(pictured)).toEqual(['summary']);
});

it.each([
  ['born', { who: ['name'], when: [] }, `a tab shows 'born' as a gallery, which is no field of files`],
  ['pictures', { who: ['name'] }, `a tab shows 'pictures' as a gallery, which is no field of files`],
  ['medias', { who: ['name', 'medias'] }, `the form asks for 'medias', which has a gallery of its own`],
  ['proofs', { who: ['name'] }, `a tab shows 'proofs' as a gallery, which is required`],
])('a gallery of %s is a mistake', (gallery, form, mistake) => {
  const fields = { ...person.fields, medias: field.files(), proofs: { ...field.files(), required: true } };
  const detail = { tabs: ['summary', { media: { gallery } }] };
  expect(() => defineEntity({ ...person, fields, detail, form } as never)).toThrow(mistake);
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
