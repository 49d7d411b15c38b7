import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { brandFields, brandSections, brandsTab } from '../talent/brands.ts';
import { businessFields, businessSections, businessTab } from '../talent/business.ts';
import { careerFields, careerSections, careerTab } from '../talent/career.ts';
import { performanceFields, performanceSections, performanceTab } from '../talent/performances.ts';
import { personalFields, personalSections, personalTab } from '../talent/personal.ts';
import { talkFields } from '../talk.ts';
import { sizeFields, sizeSections, sizesTab } from '../talent/sizes.ts';
import { accountStates } from '../talent/states.ts';
import { avatarExtensions } from '../../../rules/limits.ts';

/**
 * A person whom the agency represents (AB 3, Talent). Scouts share its table: one who signs becomes a talent in place.
 */
export const talent = defineEntity({
  name: 'talent',
  group: 'people',
  title: 'displayName',
  face: 'person',
  access: 'TALENT',
  api: {
    base: '/client/v1/talents',
    routes: { list: 'GET /', one: 'GET /profile-summary/{id}' },
    otherNames: { create: { type: 'typeId' } },
  },
  fields: {
    displayName: field.text({ required: true, max: 200 }),
    avatar: field.file({ isPicture: true, extensions: avatarExtensions }),
    status: field.choice(
      { PENDING: 0, ACTIVE: 1, REJECTED: 2, LOCKED: 3 },
      { required: true, default: 0, filter: 'statusIds' },
    ),
    state: field.choice(['ACTIVE', 'ARCHIVED', 'DEACTIVATE'], { required: true, default: 'ACTIVE' }),
    categories: field.catalogues('TALENT_CATEGORY'),
    type: field.catalogue('TALENT_TYPE'),
    subTypes: field.catalogues('TALENT_SUB_TYPE'),
    tags: field.catalogues('TAG'),
    assignees: field.refs('staff', { assigns: true }),
    email: field.text({ pattern: 'email' }),
    phoneNumber: field.phone({ country: 'countryCode' }),
    dob: field.date({ isPast: true, isBirthday: true }),
    age: field.computed('ageInYears', { as: 'integer', from: ['dob'] }),
    location: field.place(),
    timezoneId: field.text({ max: 64, pattern: 'timeZone' }),
    website: field.text({ pattern: 'website' }),
    socials: field.rows({
      platform: field.choice(
        ['INSTAGRAM', 'FACEBOOK', 'TIKTOK', 'YOUTUBE', 'TWITTER', 'SPOTIFY', 'SOUNDCLOUD', 'VIMEO', 'OTHER'],
        { required: true, default: 'INSTAGRAM' },
      ),
      url: field.text({
        required: true,
        max: 500,
        patternBy: {
          cell: 'platform',
          patterns: {
            INSTAGRAM: 'instagram',
            FACEBOOK: 'facebook',
            TIKTOK: 'tiktok',
            YOUTUBE: 'youtube',
            TWITTER: 'twitter',
            SPOTIFY: 'spotify',
            SOUNDCLOUD: 'soundCloudOrSpotify',
            VIMEO: 'vimeo',
            OTHER: 'website',
          },
        },
      }),
      handle: field.text({ max: 120 }),
    }),
    startDate: field.date(),
    headline: field.text({ isMultiline: true, max: 500 }),
    bio: field.text({ isMultiline: true }),
    medias: field.files({ max: 100 }),
    ...personalFields,
    ...careerFields,
    ...businessFields,
    ...performanceFields,
    ...sizeFields,
    ...brandFields,
    ...talkFields,
  },
  customFields: true,
  duplicates: ['displayName', 'email', 'phoneNumber'],
  list: {
    columns: ['displayName', 'status', 'categories', 'location', 'assignees', 'startDate'],
    hidden: ['type', 'state', 'tags', 'email', 'phoneNumber', 'dob', 'age', 'daysSinceTalk', 'createdAt', 'updatedAt'],
    card: ['categories', 'location', 'assignees'],
    filters: [
      ...(['status', 'state', 'categories', 'type', 'subTypes', 'tags', 'assignees', 'location'] as const),
      ...(['gender', 'dob', 'height', 'hairColour', 'eyeColour', 'talkAge'] as const),
    ],
    sortable: ['displayName', 'status', 'location', 'startDate', 'dob', 'createdAt', 'updatedAt'],
    search: ['displayName', 'email', 'phoneNumber', 'location'],
    sort: ['displayName', 'ASC'],
    range: 'createdAt',
    bulk: { edit: ['status', 'state', 'categories', 'type', 'tags', 'assignees', 'startDate'] },
  },
  import: { key: ['email', 'displayName', 'phoneNumber'] },
  detail: {
    tabs: [
      'summary',
      { talk: { page: 'talk' } },
      { media: { gallery: 'medias' } },
      personalTab,
      careerTab,
      performanceTab,
      sizesTab,
      brandsTab,
      businessTab,
      'contacts',
      'notes',
      'history',
    ],
    header: ['categories', 'location', 'age', 'assignees'],
  },
  calendar: { start: 'dob', isYearly: true, zone: 'timezoneId' },
  form: {
    identity: ['avatar', 'displayName', 'status', 'state', 'categories', 'type', 'subTypes', 'tags', 'assignees'],
    contact: ['email', 'phoneNumber', 'location', 'timezoneId', 'website', 'socials'],
    about: ['dob', 'startDate', 'headline', 'bio'],
    ...personalSections,
    ...careerSections,
    ...performanceSections,
    ...sizeSections,
    ...brandSections,
    ...businessSections,
  },
  quick: ['displayName', 'categories', 'assignees', 'email', 'phoneNumber'],
  states: { state: accountStates },
});

export type Talent = RecordOf<typeof talent>;
