import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { avatarExtensions } from '../../../rules/limits.ts';

/**
 * A person who works at the agency, admins included, so that assignee and author reference one entity (AB 3, Staff).
 */
export const staff = defineEntity({
  name: 'staff',
  plural: 'staff',
  group: 'people',
  title: 'displayName',
  face: 'person',
  access: 'STAFF',
  api: {
    base: '/user/v1/staff',
    routes: { delete: 'PUT /delete' },
    specNames: { roleName: 'position.displayName', 'address.addressLine1': 'location' },
    mostRows: 10_000,
  },
  fields: {
    displayName: field.text({ required: true, max: 200 }),
    avatar: field.file({ isPicture: true, extensions: avatarExtensions }),
    position: field.catalogue('POSITION', { filter: 'role' }),
    email: field.text({ required: true, pattern: 'email', unique: 'emailExisted' }),
    phoneNumber: field.phone({ country: 'countryCode' }),
    location: field.place(),
    talents: field.refs('talent', { inverse: 'assignees' }),
    scouts: field.refs('scout', { inverse: 'assignees' }),
    dob: field.date({ isPast: true, isBirthday: true }),
    startDate: field.date(),
    timezoneId: field.text({ max: 64, pattern: 'timeZone' }),
    medias: field.files({ max: 100 }),
    lastLogin: field.instant({ readOnly: true }),
    accountState: field.computed('staffState', {
      as: 'choice',
      choices: ['NONE', 'INVITED', 'NO_ACCESS', 'ACTIVE', 'SUSPENDED'],
      from: [],
    }),
  },
  list: {
    columns: ['displayName', 'position', 'email', 'phoneNumber', 'location', 'talents', 'lastLogin', 'accountState'],
    hidden: ['scouts', 'startDate', 'createdAt', 'updatedAt'],
    card: ['position', 'phoneNumber', 'accountState'],
    filters: ['talents', 'position'],
    sortable: ['displayName', 'email', 'startDate', 'lastLogin', 'createdAt', 'updatedAt'],
    search: ['displayName', 'email', 'phoneNumber'],
    sort: ['displayName', 'ASC'],
    range: 'createdAt',
    bulk: { edit: ['position'] },
  },
  detail: {
    tabs: ['summary', { media: { gallery: 'medias' } }, 'notes', 'history'],
    header: ['position', 'location'],
  },
  form: {
    identity: ['avatar', 'displayName', 'position', 'email', 'phoneNumber', 'location'],
    about: ['dob', 'startDate', 'timezoneId'],
  },
});

export type Staff = RecordOf<typeof staff>;
