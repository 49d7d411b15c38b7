import { defineVariant } from '../define.ts';
import type { RecordOf } from '../entity.ts';
import { talent } from './talent.ts';

/** A prospect that the agency watches (AB 3): a talent's fields in the same table, until converted. */
export const scout = defineVariant(talent, {
  name: 'scout',
  group: 'people',
  access: 'SCOUT',
  api: { base: '/client/v1/scouts', routes: { list: 'GET /', one: 'GET /profile-summary/{id}' } },
  list: {
    columns: ['displayName', 'categories', 'location', 'assignees', 'createdAt'],
    hidden: ['status', 'state', 'tags', 'email', 'phoneNumber', 'dob', 'age', 'updatedAt'],
    filters: ['status', 'categories', 'tags', 'assignees', 'location'],
    sortable: ['displayName', 'location', 'createdAt', 'updatedAt'],
    search: ['displayName', 'email', 'phoneNumber', 'location'],
    sort: ['displayName', 'ASC'],
    range: 'createdAt',
    bulk: { edit: ['status', 'categories', 'tags', 'assignees'] },
  },
  detail: { tabs: ['summary', 'notes', 'history'] },
  form: {
    identity: ['displayName', 'status', 'state', 'categories', 'tags', 'assignees'],
    contact: ['email', 'phoneNumber', 'location', 'website', 'instagram', 'facebook'],
    about: ['dob', 'headline', 'bio'],
  },
  converts: { to: 'talent', route: 'PUT /convert-to-talent' },
});

export type Scout = RecordOf<typeof scout>;
