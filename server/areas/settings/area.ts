import { createGazetteer } from '../../integrations/places/gazetteer.ts';
import { registerPlainLists } from '../../modules/catalogues/plainLists.ts';
import { registerCustomFields } from '../../modules/custom-fields/customFields.ts';
import { registerFormOptions } from '../../modules/form-options/formOptions.ts';
import { registerPlaces } from '../../modules/places/places.ts';
import { registerPreferences } from '../../modules/preferences/preferences.ts';
import { registerReferenceLists } from '../../modules/reference-lists/referenceLists.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  register: ({ app, engine, identity, pools }) => {
    registerPlainLists(app, engine);
    registerFormOptions(app, engine, identity);
    registerReferenceLists(app);
    registerPlaces(app, { places: createGazetteer(), database: pools });
    registerCustomFields(app, engine);
    registerPreferences(app, pools);
  },
};
