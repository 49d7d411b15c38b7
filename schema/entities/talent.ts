import { defineEntity } from '../define.ts';
import type { RecordOf } from '../entity.ts';
import { field } from '../fields/kinds.ts';

/** Somebody the agency represents (AB 3, Talent). Scouts share its table: one who signs becomes a talent in place. */
export const talent = defineEntity({
  name: 'talent',
  group: 'people',
  title: 'displayName',
  access: 'TALENT',
  api: { base: '/client/v1/talents', routes: { list: 'GET /', one: 'GET /profile-summary/{id}' } },
  fields: {
    displayName: field.text({ required: true, max: 200 }),
    status: field.choice(
      { PENDING: 0, ACTIVE: 1, REJECTED: 2, LOCKED: 3 },
      { required: true, default: 0, filter: 'statusIds' },
    ),
    state: field.choice(['ACTIVE', 'ARCHIVED', 'DEACTIVATE'], { required: true, default: 'ACTIVE' }),
    categories: field.catalogues('TALENT_CATEGORY'),
    tags: field.catalogues('TAG'),
    assignees: field.refs('staff', { assigns: true }),
    email: field.text({ pattern: 'email' }),
    phoneNumber: field.phone({ country: 'countryCode' }),
    dob: field.date({ isPast: true }),
    age: field.computed('ageInYears', { as: 'integer', from: ['dob'] }),
    location: field.place(),
    website: field.text({ pattern: 'website' }),
    instagram: field.text({ pattern: 'instagram' }),
    facebook: field.text({ pattern: 'facebook' }),
    startDate: field.date(),
    headline: field.text({ isMultiline: true, max: 500 }),
    bio: field.text({ isMultiline: true }),
  },
  customFields: true,
  list: {
    columns: ['displayName', 'status', 'categories', 'location', 'assignees', 'startDate'],
    hidden: ['state', 'tags', 'email', 'phoneNumber', 'dob', 'age', 'createdAt', 'updatedAt'],
    card: ['categories', 'location', 'assignees'],
    filters: ['status', 'state', 'categories', 'tags', 'assignees', 'location'],
    sortable: ['displayName', 'status', 'location', 'startDate', 'dob', 'createdAt', 'updatedAt'],
    search: ['displayName', 'email', 'phoneNumber', 'location'],
    sort: ['displayName', 'ASC'],
    range: 'createdAt',
    bulk: { edit: ['status', 'state', 'categories', 'tags', 'assignees', 'startDate'] },
  },
  detail: { tabs: ['summary', 'notes', 'history'] },
  form: {
    identity: ['displayName', 'status', 'state', 'categories', 'tags', 'assignees'],
    contact: ['email', 'phoneNumber', 'location', 'website', 'instagram', 'facebook'],
    about: ['dob', 'startDate', 'headline', 'bio'],
  },
});

export type Talent = RecordOf<typeof talent>;
