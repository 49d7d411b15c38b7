import type { placeCalls } from './calls/places.ts';
import type { preferenceCalls } from './calls/preferences.ts';
import type { referenceListCalls } from './calls/referenceLists.ts';
import type { ByRoute } from '../../call.ts';

/** The calls of this area by their routes. */
export type SettingsCalls = ByRoute<typeof placeCalls> &
  ByRoute<typeof preferenceCalls> &
  ByRoute<typeof referenceListCalls>;
