// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { libraryItem } from '../../schema/areas/files/entities/libraryItem.ts';

/** Entities of the area. */
export const declared = {
  libraryItem,
};
