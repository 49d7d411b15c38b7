import type { peopleCalls } from './calls/people.ts';
import type { sandboxCalls, SocialCalls } from './calls/socials.ts';
import type { staffCalls } from './calls/staff.ts';
import type { ByRoute } from '../../language/call.ts';

/** The calls of this area by their routes. */
export type PeopleCalls = ByRoute<typeof peopleCalls> &
  ByRoute<SocialCalls> &
  ByRoute<typeof sandboxCalls> &
  ByRoute<typeof staffCalls>;
