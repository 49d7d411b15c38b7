import { names } from '../../generated/names.ts';
import { firstMessages } from '../../schema/rules/firstMessages.ts';
import app from './locales/en/app.json';
import screens from './locales/en/screens.json';
import views from './locales/en/views.json';
import { phrasesOf } from './phrases.ts';

/** Words of the frame and the lists. Those of an entity's fields come with its area. */
export const firstWords = {
  ...app,
  app: { ...app.app, views },
  resources: names,
  screens,
  rules: phrasesOf(firstMessages),
};

/** Words of react-admin that lists and the end of a session need; all others come with the other pages. */
const ofReactAdmin = {
  boolean: { true: 'Yes', false: 'No' },
  notification: {
    logged_out: 'Your session has ended, please reconnect.',
    not_authorized: "You're not authorized to access this resource.",
  },
};

/**
 * English words of every visit: the fallback, so they are always present. Those of the other pages come with the first
 * of these (`englishPages.ts`).
 */
export const english = { ra: ofReactAdmin, ...firstWords };
