import { lazy } from 'react';

/** How the deals with a partner are shown on its page: with whose they are and when they hold, which is asked for. */
export const dealsDisplay = lazy(async () => ({ default: (await import('./DealsDisplay.tsx')).DealsDisplay }));
