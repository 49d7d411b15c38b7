// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { catalogue } from '../../schema/areas/settings/entities/catalogue.ts';
import { customField } from '../../schema/areas/settings/entities/customField.ts';
import { savedFilter } from '../../schema/areas/settings/entities/savedFilter.ts';

/** Entities of the area. */
export const declared = {
  catalogue,
  customField,
  savedFilter,
};
