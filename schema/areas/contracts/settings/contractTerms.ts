import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';

/** The clauses that an agency puts into its contracts, by name (AB 7, term list). */
export const contractTerms = defineSettings('contractTerms', {
  about: 'terms of contracts',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  base: '/client/v1/terms',
  fields: {
    termConfigs: field.rows(
      {
        name: field.text({ required: true, max: 200 }),
        text: field.text({ required: true, isMultiline: true, max: 10_000 }),
      },
      { max: 200, distinct: 'name' },
    ),
  },
  form: { terms: ['termConfigs'] },
  notes: ['terms'],
});
