import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';

/** Settings of the web pages of talents: as long as they are not public, nobody reads them without an account. */
export const webpage = defineSettings('webpage', {
  about: 'settings of the web pages of talents',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  base: '/cms/v1/webpage-settings',
  fields: { isPublic: field.flag() },
  form: { publishing: ['isPublic'] },
  notes: ['publishing'],
});
