import { prefetchSession } from './authProvider/prefetchSession.ts';

// Small on purpose: it asks the server while the browser is still loading everything else.
const fetch = prefetchSession(window);
void import('./start.tsx').then(({ start }) => start(fetch));
