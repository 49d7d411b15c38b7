// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { note } from '../../schema/areas/people/entities/note.ts';
import { partner } from '../../schema/areas/people/entities/partner.ts';
import { partnerContact } from '../../schema/areas/people/entities/partnerContact.ts';
import { scout } from '../../schema/areas/people/entities/scout.ts';
import { staff } from '../../schema/areas/people/entities/staff.ts';
import { talent } from '../../schema/areas/people/entities/talent.ts';

/** Entities of the area. */
export const declared = {
  note,
  partner,
  partnerContact,
  scout,
  staff,
  talent,
};
