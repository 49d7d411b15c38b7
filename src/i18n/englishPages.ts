import raEnglish from 'ra-language-english';
import { entityWords } from '../../generated/catalogs/en.ts';
import { resourceNames } from '../../schema/access/resourceNames.ts';
import { messages } from '../../schema/rules/messages.ts';
import activity from './locales/en/activity.json';
import agencies from './locales/en/agencies.json';
import calendar from './locales/en/calendar.json';
import catalogueLists from './locales/en/catalogueLists.json';
import comingSoon from './locales/en/comingSoon.json';
import customFields from './locales/en/customFields.json';
import imports from './locales/en/imports.json';
import library from './locales/en/library.json';
import mail from './locales/en/mail.json';
import moneyDashboard from './locales/en/moneyDashboard.json';
import notifications from './locales/en/notifications.json';
import pages from './locales/en/pages.json';
import payments from './locales/en/payments.json';
import permissions from './locales/en/permissions.json';
import recordViews from './locales/en/recordViews.json';
import secondFactor from './locales/en/secondFactor.json';
import shares from './locales/en/shares.json';
import socials from './locales/en/socials.json';
import staff from './locales/en/staff.json';
import statusSettings from './locales/en/statusSettings.json';
import taskSettings from './locales/en/taskSettings.json';
import today from './locales/en/today.json';
import uploads from './locales/en/uploads.json';
import webhooks from './locales/en/webhooks.json';
import { phrasesOf } from './phrases.ts';
import { withVariants } from './variants.ts';

/** The English words of all pages but the parts of lists that every visit shows, and of all declarations, as their catalogs have them. */
export const pageWords = {
  app: {
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
    permissions: { ...permissions, resources: resourceNames },
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
  comingSoon,
  resources: entityWords,
  rules: phrasesOf(messages),
};

/** The English words of all pages but lists, with all of react-admin's, loaded before the first of them opens. */
export const englishPages = { ...raEnglish, ...pageWords, resources: withVariants(pageWords.resources) };
