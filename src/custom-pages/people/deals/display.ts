import { lazy } from 'react';

/** Display of a partner's deals on its page: with their talents and terms, which are fetched. */
export const dealsDisplay = lazy(async () => ({ default: (await import('./DealsDisplay.tsx')).DealsDisplay }));
