import { catalogue } from './entities/catalogue.ts';
import { contract } from './entities/contract.ts';
import { customField } from './entities/customField.ts';
import { note } from './entities/note.ts';
import { partner } from './entities/partner.ts';
import { partnerContact } from './entities/partnerContact.ts';
import { savedFilter } from './entities/savedFilter.ts';
import { scout } from './entities/scout.ts';
import { staff } from './entities/staff.ts';
import { status } from './entities/status.ts';
import { statusCategory } from './entities/statusCategory.ts';
import { talent } from './entities/talent.ts';
import { defineRegistry } from './registry.ts';

/** Every entity of Greenroom, in the order of the menu: one import and one line each. */
export const registry = defineRegistry({
  talent,
  scout,
  partner,
  staff,
  note,
  partnerContact,
  status,
  statusCategory,
  catalogue,
  customField,
  savedFilter,
  contract,
});

export type Entities = typeof registry.entities;
export type EntityName = keyof Entities;
