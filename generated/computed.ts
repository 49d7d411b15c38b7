// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { computed as community } from '../server/areas/community/computed.ts';
import { computed as conversations } from '../server/areas/conversations/computed.ts';
import { computed as money } from '../server/areas/money/computed.ts';
import { computed as people } from '../server/areas/people/computed.ts';
import { computed as contracts } from '../server/areas/contracts/computed.ts';
import { computed as tasks } from '../server/areas/tasks/computed.ts';

/** The SQL of computed values, by their names. */
export const computed = { ...community, ...conversations, ...money, ...people, ...contracts, ...tasks } as const;
