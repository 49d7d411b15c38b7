import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { contactNameLimit } from '../../../rules/limits.ts';

/** The kinds of people whose own people are contacts: a talent's mother, a prospect's school. */
const represented = ['talent', 'scout'] as const;

/**
 * A contact person of a partner, a talent or a prospect (AB 3, Partner contact; CM 3, Contact). Editing contacts needs the
 * right to edit that record (AB 6).
 */
export const partnerContact = defineEntity({
  name: 'partnerContact',
  plural: 'contacts',
  table: 'partner_contacts',
  group: 'none',
  title: 'name',
  face: 'person',
  access: { owner: 'client' },
  api: {
    base: '/client/v1/clients/contacts',
    routes: { update: 'PUT /' },
    mostRows: 100_000,
    otherNames: { create: { talentId: 'clientId' }, list: { talentIds: 'clientIds' } },
    specNames: { talentId: { idOf: 'client', kinds: represented } },
  },
  fields: {
    name: field.text({ required: true, max: contactNameLimit }),
    relationship: field.text({ max: 200, ofOwners: represented }),
    role: field.text({ max: 200, ofOwners: ['partner'] }),
    email: field.text({ pattern: 'email' }),
    phoneNumber: field.phone({ country: 'countryCode' }),
    address: field.text({ max: 500, ofOwners: represented }),
    whatsappNumber: field.phone({
      ofOwners: ['partner'],
      country: 'whatsappCountryCode',
      follows: { number: 'phoneNumber', country: 'countryCode' },
    }),
    whatsappNumberId: field.text({ readOnly: true }),
    contactType: field.computed('contactType', { as: 'choice', choices: ['Talent', 'Partner'], from: ['client'] }),
    // What is about a contact is seen by the staff of whom it belongs to.
    client: field.refOneOf(['partner', ...represented], { required: true, onDelete: 'cascade', assigns: 'through' }),
  },
  duplicates: ['name', 'email', 'phoneNumber'],
  list: {
    columns: ['name', 'role', 'relationship', 'email', 'phoneNumber', 'whatsappNumber'],
    hidden: ['address', 'createdAt', 'updatedAt'],
    card: ['role', 'relationship', 'phoneNumber', 'email'],
    filters: ['client', 'role', 'relationship'],
    sortable: ['name', 'createdAt', 'updatedAt'],
    search: ['name', 'email', 'phoneNumber'],
    sort: ['name', 'ASC'],
  },
  fulfils: {
    enquiry: {
      by: 'contact',
      takes: { name: 'name', email: 'email', phoneNumber: 'phoneNumber', client: 'about' },
      when: { state: ['NEW', 'OPEN', 'ANSWERED'] },
      place: 20,
    },
  },
  import: { key: ['email', 'name', 'phoneNumber'] },
  form: {
    contact: ['name', 'client', 'relationship', 'role', 'email', 'phoneNumber', 'address', 'whatsappNumber'],
  },
});

export type PartnerContact = RecordOf<typeof partnerContact>;
