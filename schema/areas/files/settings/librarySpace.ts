import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';
import type { SettingsValues } from '../../../language/settings.ts';
import { quotaMegabytesMost } from '../../../rules/limits.ts';

/** Space that an agency allows its files to take; the limit of the server counts where it is smaller, or nothing is set. */
export const librarySpace = defineSettings('librarySpace', {
  about: 'space for the files of the agency',
  access: 'ORGANIZATION',
  isForAdmins: true,
  base: '/media/v1/library-space',
  fields: { quotaMegabytes: field.integer({ min: 1, max: quotaMegabytesMost }) },
  form: { space: ['quotaMegabytes'] },
  notes: ['space'],
});
export type LibrarySpace = SettingsValues<typeof librarySpace>;
