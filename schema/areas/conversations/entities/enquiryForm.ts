import { field } from '../../../fields/kinds.ts';
import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { formOriginsLimit } from '../enquiries.ts';

/** A form by which people outside write to the agency: as a page of its own, or as a part of other sites. */
export const enquiryForm = defineEntity({
  name: 'enquiryForm',
  group: 'none',
  title: 'name',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  api: { base: '/client/v1/enquiry-forms', without: ['bulk', 'export'] },
  fields: {
    name: field.text({ required: true, max: 200 }),
    isOpen: field.flag({ default: true }),
    introduction: field.text({ isMultiline: true, max: 2000 }),
    thanks: field.text({ isMultiline: true, max: 2000 }),
    asksPhone: field.flag({ default: true }),
    talents: field.refs('talent'),
    staff: field.refs('staff'),
    origins: field.rows(
      { origin: field.text({ required: true, max: 200, pattern: 'website' }) },
      { max: formOriginsLimit },
    ),
  },
  list: {
    columns: ['name', 'isOpen', 'staff', 'createdAt'],
    hidden: ['talents', 'asksPhone', 'updatedAt'],
    card: ['staff'],
    filters: ['isOpen', 'staff'],
    sortable: ['name', 'createdAt', 'updatedAt'],
    search: ['name'],
    sort: ['name', 'ASC'],
  },
  detail: { as: 'dialog' },
  form: {
    what: ['name', 'isOpen', 'asksPhone', 'introduction', 'thanks'],
    who: ['talents', 'staff', 'origins'],
  },
});

export type EnquiryForm = RecordOf<typeof enquiryForm>;
