import { addressSearches, addressSearchWindow } from '../../../schema/rules/limits.ts';
import { registerCategories } from './catalogues/categories.ts';
import { keepEntryRules } from './catalogues/entryRules.ts';
import { registerEntryOrder } from './catalogues/order.ts';
import { registerPlainLists } from './catalogues/plainLists.ts';
import { registerEntryReplacing } from './catalogues/replacing.ts';
import { registerCustomFields } from './custom-fields/customFields.ts';
import { registerFormOptions } from './form-options/formOptions.ts';
import { registerPlaces } from './places/places.ts';
import { registerPreferences } from './preferences/preferences.ts';
import { keepFilterNames } from './saved-filters/filterNames.ts';
import { registerReferenceLists } from './reference-lists/referenceLists.ts';
import { registerWebhooks } from './webhooks/webhooks.ts';
import { keepTerms } from './terms/terms.ts';
import { limiterOf } from '../../tryLimiter.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  register: ({ app, engine, identity, places, pools, config, jobs, origin, outbox }) => {
    registerPlainLists(app, engine);
    keepEntryRules(engine);
    registerEntryOrder(app, engine);
    registerEntryReplacing(app, engine);
    registerCategories(app, engine);
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
    registerWebhooks(app, { engine, pools, jobs, outbox, config, readSecret: identity.readSecret, origin });
    keepTerms(engine);
  },
};
