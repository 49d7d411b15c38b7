import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';
import { hideableTypes } from '../../../rules/catalogues.ts';

/**
 * Small lists that an agency has no use for: forms, filters and pickers no longer offer them. Records keep and show the
 * entries that they have.
 */
export const modules = defineSettings('modules', {
  about: 'configuration of the modules of the agency',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  base: '/client/v1/module-config',
  fields: { hiddenLists: field.choices(hideableTypes) },
  form: { lists: ['hiddenLists'] },
});
