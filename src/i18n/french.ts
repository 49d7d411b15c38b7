import 'dayjs/locale/fr';
import raFrench from 'ra-language-french';
import { complete } from './catalog.ts';
import { entityWords } from '../../generated/catalogs/fr.ts';
import agencies from './locales/fr/agencies.json';
import app from './locales/fr/app.json';
import calendar from './locales/fr/calendar.json';
import catalogueLists from './locales/fr/catalogueLists.json';
import comingSoon from './locales/fr/comingSoon.json';
import customFields from './locales/fr/customFields.json';
import imports from './locales/fr/imports.json';
import library from './locales/fr/library.json';
import mail from './locales/fr/mail.json';
import moneyDashboard from './locales/fr/moneyDashboard.json';
import notifications from './locales/fr/notifications.json';
import pages from './locales/fr/pages.json';
import payments from './locales/fr/payments.json';
import permissions from './locales/fr/permissions.json';
import recordViews from './locales/fr/recordViews.json';
import rules from './locales/fr/rules.json';
import screens from './locales/fr/screens.json';
import shares from './locales/fr/shares.json';
import socials from './locales/fr/socials.json';
import staff from './locales/fr/staff.json';
import statusSettings from './locales/fr/statusSettings.json';
import taskSettings from './locales/fr/taskSettings.json';
import activity from './locales/fr/activity.json';
import today from './locales/fr/today.json';
import uploads from './locales/fr/uploads.json';
import webhooks from './locales/fr/webhooks.json';
import secondFactor from './locales/fr/secondFactor.json';
import views from './locales/fr/views.json';
import { merged } from './merged.ts';
import { phrasesOf } from './phrases.ts';
import { withVariants } from './variants.ts';

/** Does not compile where a word is missing or superfluous; the compiler names it. */
const catalog = complete({
  ...app,
  app: merged(
    { ...app.app, views },
    {
      ...pages,
      agencies,
      calendar,
      catalogueLists,
      customFields,
      imports,
      library,
      moneyDashboard,
      notifications,
      payments,
      permissions,
      secondFactor,
      shares,
      socials,
      staff,
      statusSettings,
      activity,
      today,
      uploads,
      views: recordViews,
      webhooks,
      ...mail,
      ...taskSettings,
    },
  ),
  comingSoon,
  resources: entityWords,
  screens,
  rules: phrasesOf(rules),
});

/** French catalog with react-admin's own words and the names of months; loaded on demand. */
export const french = { ...raFrench, ...catalog, resources: withVariants(catalog.resources) };
