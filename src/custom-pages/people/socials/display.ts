import { lazy } from 'react';

/** How social accounts are shown on the page of whoever has them: with what is connected, which is asked for with them. */
export const socialsDisplay = lazy(async () => ({ default: (await import('./SocialsDisplay.tsx')).SocialsDisplay }));
