import agencies from './locales/en/agencies.json';
import pages from './locales/en/pages.json';
import secondFactor from './locales/en/secondFactor.json';
import staff from './locales/en/staff.json';

/** The English words of all pages but lists, loaded before the first of them opens. */
export const englishPages = { app: { ...pages, agencies, secondFactor, staff } };
