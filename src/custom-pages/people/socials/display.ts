import { lazy } from 'react';

/** Display of social accounts on a person's page: with their connections, which are fetched. */
export const socialsDisplay = lazy(async () => ({ default: (await import('./SocialsDisplay.tsx')).SocialsDisplay }));
