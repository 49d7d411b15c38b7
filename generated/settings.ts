// Generated from the folders of the areas by `npm run generate`. Do not edit.
import type { CallsOfSettings } from '../schema/language/settingsCalls.ts';
import { webpage } from '../schema/areas/community/settings/webpage.ts';
import { librarySpace } from '../schema/areas/files/settings/librarySpace.ts';
import { security } from '../schema/areas/identity/settings/security.ts';
import { accounting } from '../schema/areas/money/settings/accounting.ts';
import { invoiceMails } from '../schema/areas/money/settings/invoiceMails.ts';
import { invoiceReminders } from '../schema/areas/money/settings/invoiceReminders.ts';
import { invoicing } from '../schema/areas/money/settings/invoicing.ts';
import { agencyProfile } from '../schema/areas/settings/settings/agencyProfile.ts';
import { entityTerms } from '../schema/areas/settings/settings/entityTerms.ts';
import { general } from '../schema/areas/settings/settings/general.ts';
import { modules } from '../schema/areas/settings/settings/modules.ts';
import { contractReminders } from '../schema/areas/contracts/settings/contractReminders.ts';
import { contractTerms } from '../schema/areas/contracts/settings/contractTerms.ts';
import { contracting } from '../schema/areas/contracts/settings/contracting.ts';
import { holding } from '../schema/areas/work/settings/holding.ts';

/** The settings of an agency. */
export const settings = {
  webpage,
  librarySpace,
  security,
  accounting,
  invoiceMails,
  invoiceReminders,
  invoicing,
  agencyProfile,
  entityTerms,
  general,
  modules,
  contractReminders,
  contractTerms,
  contracting,
  holding,
};

/** Their calls by their routes. */
export type SettingsOfAgencyCalls = CallsOfSettings<typeof webpage> & CallsOfSettings<typeof librarySpace> & CallsOfSettings<typeof security> & CallsOfSettings<typeof accounting> & CallsOfSettings<typeof invoiceMails> & CallsOfSettings<typeof invoiceReminders> & CallsOfSettings<typeof invoicing> & CallsOfSettings<typeof agencyProfile> & CallsOfSettings<typeof entityTerms> & CallsOfSettings<typeof general> & CallsOfSettings<typeof modules> & CallsOfSettings<typeof contractReminders> & CallsOfSettings<typeof contractTerms> & CallsOfSettings<typeof contracting> & CallsOfSettings<typeof holding>;
