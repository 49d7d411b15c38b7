import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { billingContacts } from '../billingContact.ts';
import { addresses } from '../address.ts';
import { talkFields } from '../talk.ts';
import { libraryKeyPrefix } from '../../files/library.ts';
import { avatarExtensions } from '../../../rules/limits.ts';

/** A company that the agency works with; `clients` on the wire, partner everywhere else (AB 3, Partner). */
export const partner = defineEntity({
  name: 'partner',
  group: 'people',
  title: 'displayName',
  face: 'company',
  access: 'PARTNER',
  api: {
    base: '/client/v1/clients',
    routes: { list: 'GET /', one: 'GET /profile-summary/{id}', update: 'PUT /' },
    otherNames: { list: { clientIds: 'ids' } },
    specNames: {
      clientId: 'id',
      rootFolder: { of: 'id', prefix: libraryKeyPrefix },
      'categories.INDUSTRY': 'industryCategory',
    },
  },
  fields: {
    displayName: field.text({ required: true, max: 200 }),
    avatar: field.file({ isPicture: true, extensions: avatarExtensions }),
    industryCategory: field.catalogue('INDUSTRY'),
    companyWebsite: field.text({ pattern: 'website' }),
    email: field.text({ pattern: 'email' }),
    phoneNumber: field.phone({ country: 'countryCode' }),
    headOfficeLocation: field.place(),
    assignees: field.refs('staff', { assigns: true }),
    addresses,
    attributes: field.rows({
      title: field.text({ required: true, max: 200 }),
      value: field.text({ max: 1000 }),
      type: field.text({ max: 50 }),
    }),
    billingContacts,
    headline: field.text({ isMultiline: true, max: 500 }),
    bio: field.text({ isMultiline: true }),
    medias: field.files({ max: 50 }),
    ...talkFields,
    deals: field.refs('contract', {
      inverse: 'client',
      access: 'CONTRACT',
      tells: { timeStatus: 'timeStatus', talentAvatar: 'talents.avatar' },
      specNames: { summary: 'displayName' },
    }),
  },
  customFields: true,
  duplicates: ['displayName', 'email', 'phoneNumber'],
  list: {
    columns: ['displayName', 'industryCategory', 'headOfficeLocation', 'email', 'phoneNumber', 'assignees'],
    hidden: ['companyWebsite', 'daysSinceTalk', 'createdAt', 'updatedAt'],
    card: ['industryCategory', 'headOfficeLocation'],
    filters: ['industryCategory', 'assignees', 'headOfficeLocation', 'talkAge'],
    sortable: ['displayName', 'headOfficeLocation', 'email', 'createdAt', 'updatedAt'],
    search: ['displayName', 'email', 'phoneNumber', 'headOfficeLocation'],
    sort: ['displayName', 'ASC'],
    range: 'createdAt',
    bulk: { edit: ['industryCategory', 'assignees'] },
  },
  import: { key: ['displayName', 'email', 'companyWebsite'] },
  detail: {
    tabs: ['summary', { talk: { page: 'talk' } }, 'contacts', { media: { gallery: 'medias' } }, 'notes', 'history'],
    header: ['industryCategory', 'companyWebsite', 'headOfficeLocation', 'assignees'],
  },
  form: {
    company: ['avatar', 'displayName', 'industryCategory', 'companyWebsite', 'assignees'],
    contact: ['email', 'phoneNumber', 'headOfficeLocation', 'addresses'],
    billing: ['billingContacts'],
    about: ['headline', 'bio', 'attributes'],
    deals: ['deals'],
  },
  quick: ['displayName', 'industryCategory', 'assignees', 'email', 'phoneNumber'],
});

export type Partner = RecordOf<typeof partner>;
