import { defineVariant } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { businessSections, businessTab } from '../talent/business.ts';
import { careerSections, careerTab } from '../talent/career.ts';
import { personalSections, personalTab } from '../talent/personal.ts';
import { accountStates } from '../talent/states.ts';
import { talent } from './talent.ts';

/** A prospect that the agency watches (AB 3): a talent's fields in the same table, until converted. */
export const scout = defineVariant(talent, {
  name: 'scout',
  group: 'people',
  access: 'SCOUT',
  api: {
    base: '/client/v1/scouts',
    routes: { list: 'GET /', one: 'GET /profile-summary/{id}' },
    otherNames: { create: { type: 'typeId' } },
  },
  list: {
    columns: ['displayName', 'categories', 'location', 'assignees', 'createdAt'],
    hidden: ['type', 'status', 'state', 'tags', 'email', 'phoneNumber', 'dob', 'age', 'daysSinceTalk', 'updatedAt'],
    filters: [
      'status',
      'state',
      'categories',
      'type',
      'subTypes',
      'tags',
      'assignees',
      'location',
      'gender',
      'dob',
      'talkAge',
    ],
    sortable: ['displayName', 'location', 'createdAt', 'updatedAt'],
    search: ['displayName', 'email', 'phoneNumber', 'location'],
    sort: ['displayName', 'ASC'],
    range: 'createdAt',
    bulk: { edit: ['status', 'state', 'categories', 'type', 'tags', 'assignees'] },
  },
  import: { key: ['email', 'displayName', 'phoneNumber'] },
  detail: {
    tabs: [
      'summary',
      { talk: { page: 'talk' } },
      { media: { gallery: 'medias' } },
      personalTab,
      careerTab,
      businessTab,
      'contacts',
      'notes',
      'history',
    ],
    header: ['categories', 'location', 'age', 'assignees'],
  },
  form: {
    identity: ['avatar', 'displayName', 'status', 'state', 'categories', 'type', 'subTypes', 'tags', 'assignees'],
    contact: ['email', 'phoneNumber', 'location', 'timezoneId', 'website', 'socials'],
    about: ['dob', 'headline', 'bio'],
    ...personalSections,
    ...careerSections,
    ...businessSections,
  },
  quick: ['displayName', 'categories', 'assignees', 'email', 'phoneNumber'],
  states: {
    status: { steps: { finalise: { from: [0], to: 1, route: 'PUT /finalise' } }, free: 'all' },
    state: accountStates,
  },
  fulfils: {
    enquiry: {
      by: 'scout',
      takes: { displayName: 'name', email: 'email', phoneNumber: 'phoneNumber' },
      when: { state: ['NEW', 'OPEN', 'ANSWERED'] },
      place: 30,
    },
  },
  converts: {
    to: 'talent',
    route: 'PUT /convert-to-talent',
    // Whom the agency represents is neither pending nor rejected; one that is locked stays locked.
    sets: { status: { from: [0, 2], to: 1 } },
  },
});

export type Scout = RecordOf<typeof scout>;
