import { addressSearches, addressSearchWindow } from '../../../schema/rules/limits.ts';
import { registerPlainLists } from './catalogues/plainLists.ts';
import { registerCustomFields } from './custom-fields/customFields.ts';
import { registerFormOptions } from './form-options/formOptions.ts';
import { registerPlaces } from './places/places.ts';
import { registerPreferences } from './preferences/preferences.ts';
import { keepFilterNames } from './saved-filters/filterNames.ts';
import { registerReferenceLists } from './reference-lists/referenceLists.ts';
import { limiterOf } from '../../tryLimiter.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  register: ({ app, engine, identity, places, pools }) => {
    registerPlainLists(app, engine);
    registerFormOptions(app, engine, identity);
    registerReferenceLists(app);
    registerPlaces(app, {
      engine,
      places,
      database: pools,
      limit: limiterOf(pools, 'addressSearch', addressSearches, addressSearchWindow).take,
    });
    registerCustomFields(app, engine);
    registerPreferences(app, pools);
    keepFilterNames(engine);
  },
};
