import raEnglish from 'ra-language-english';
import { resourceNames } from '../../schema/access/resourceNames.ts';
import { messages } from '../../schema/rules/messages.ts';
import { complete } from './catalog.ts';
import agencies from './locales/en/agencies.json';
import app from './locales/en/app.json';
import permissions from './locales/en/permissions.json';
import resources from './locales/en/resources.json';
import screens from './locales/en/screens.json';
import staff from './locales/en/staff.json';
import secondFactor from './locales/en/secondFactor.json';
import views from './locales/en/views.json';
import { phrasesOf } from './phrases.ts';
import { withVariants } from './variants.ts';

/** Does not compile where a word is missing or superfluous; the compiler names it. */
const catalog = complete({
  ...app,
  app: { ...app.app, agencies, secondFactor, staff, views, permissions: { ...permissions, resources: resourceNames } },
  resources,
  screens,
  rules: phrasesOf(messages),
});

/** The English catalog with react-admin's own words. It is the fallback, so it is always there. */
export const english = { ...raEnglish, ...catalog, resources: withVariants(resources) };
