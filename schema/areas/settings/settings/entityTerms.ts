import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';
import { wordLanguages } from '../../../rules/locales.ts';
import { genders, termKeys, termLimit } from '../../../rules/terms/termKeys.ts';

const term = field.text({ max: termLimit, pattern: 'plainWords' });

/**
 * An agency's own words for entities (AB 8, "entity term"), laid over those of the catalogues. A term without a locale is in
 * the agency's language; other languages keep theirs. A term without words is not kept.
 */
export const entityTerms = defineSettings('entityTerms', {
  about: 'words of the agency for its entities',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  base: '/client/v1/entity-terms',
  fields: {
    terms: field.rows(
      {
        key: field.choice(termKeys, { required: true }),
        singular: term,
        plural: term,
        locale: field.choice(wordLanguages),
        // Of a French word: what stands around it agrees with it.
        gender: field.choice(genders),
      },
      { max: 100 },
    ),
  },
  form: { terms: ['terms'] },
  notes: ['terms'],
});
