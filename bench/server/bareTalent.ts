import type { BareEntity } from './bareEntity.ts';
import { countText, listText, oneText, updateText } from './statements.ts';
import {
  talentOf,
  talentSchema,
  wholeTalentOf,
  wholeTalentSchema,
  type TalentRow,
  type WholeRow,
} from './talentRow.ts';

const website = /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i;

/** Talents by hand. */
export const bareTalent: BareEntity<TalentRow, WholeRow> = {
  entity: 'talent',
  statements: { list: listText, count: countText, one: oneText, update: updateText },
  listed: talentOf,
  whole: wholeTalentOf,
  listedSchema: talentSchema,
  wholeSchema: wholeTalentSchema,
  steps: ({ state }) => [state === 'ACTIVE' ? 'archive' : 'reactivate'],
  texts: ['headline', 'website'],
  fault: ({ headline, website: address }) => {
    if (headline && String(headline).length > 500) return 'headline';
    if (address && !website.test(String(address))) return 'website';
    return null;
  },
};
