// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { computed as community } from '../server/areas/community/computed.ts';
import { computed as people } from '../server/areas/people/computed.ts';
import { computed as work } from '../server/areas/work/computed.ts';

/** The SQL of computed values, by area. */
export const computed = [community, people, work] as const;
