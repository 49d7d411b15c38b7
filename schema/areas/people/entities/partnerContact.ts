import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { contactNameLimit } from '../../../rules/limits.ts';

/** Contact person at a partner (AB 3, Partner contact); editing contacts needs the right to edit the partner (AB 6). */
export const partnerContact = defineEntity({
  name: 'partnerContact',
  plural: 'contacts',
  table: 'partner_contacts',
  group: 'none',
  title: 'name',
  face: 'person',
  access: { owner: 'client' },
  api: { base: '/client/v1/clients/contacts', routes: { update: 'PUT /' }, mostRows: 100_000 },
  fields: {
    name: field.text({ required: true, max: contactNameLimit }),
    role: field.text({ max: 200 }),
    email: field.text({ pattern: 'email' }),
    phoneNumber: field.phone({ country: 'countryCode' }),
    whatsappNumber: field.phone({
      country: 'whatsappCountryCode',
      follows: { number: 'phoneNumber', country: 'countryCode' },
    }),
    whatsappNumberId: field.text({ readOnly: true }),
    contactType: field.choice(
      { SYSTEM: 'System', TALENT: 'Talent', PARTNER: 'Partner', STAFF: 'Staff' },
      { default: 'Partner', readOnly: true },
    ),
    // What is about a contact is seen by the staff of the partner.
    client: field.ref('partner', { required: true, onDelete: 'cascade', assigns: 'through' }),
  },
  duplicates: ['name', 'email', 'phoneNumber'],
  list: {
    columns: ['name', 'role', 'email', 'phoneNumber', 'whatsappNumber'],
    hidden: ['createdAt', 'updatedAt'],
    card: ['role', 'phoneNumber', 'email'],
    filters: ['client', 'role'],
    sortable: ['name', 'createdAt', 'updatedAt'],
    search: ['name', 'email', 'phoneNumber'],
    sort: ['name', 'ASC'],
  },
  import: { key: ['email', 'name', 'phoneNumber'] },
  form: { contact: ['name', 'role', 'email', 'phoneNumber', 'whatsappNumber', 'client'] },
});

export type PartnerContact = RecordOf<typeof partnerContact>;
