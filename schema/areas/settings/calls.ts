import type { partnerListCalls, scoutListCalls, talentListCalls } from './calls/catalogues.ts';
import type { customFieldCalls } from './calls/customFields.ts';
import type { partnerOptionCalls } from './calls/formOptions.ts';
import type { generalCalls } from './calls/general.ts';
import type { placeCalls } from './calls/places.ts';
import type { preferenceCalls } from './calls/preferences.ts';
import type { referenceListCalls } from './calls/referenceLists.ts';
import type { ByRoute } from '../../language/call.ts';

/** The calls of this area by their routes. */
export type SettingsCalls = ByRoute<typeof customFieldCalls> &
  ByRoute<typeof generalCalls> &
  ByRoute<typeof partnerListCalls> &
  ByRoute<typeof partnerOptionCalls> &
  ByRoute<typeof placeCalls> &
  ByRoute<typeof preferenceCalls> &
  ByRoute<typeof referenceListCalls> &
  ByRoute<typeof scoutListCalls> &
  ByRoute<typeof talentListCalls>;
