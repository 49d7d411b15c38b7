import { askAhead } from './authProvider/askAhead.ts';

// Small on purpose: it asks the server while the browser is still loading everything else.
const fetch = askAhead(window);
void import('./start.tsx').then(({ start }) => start(fetch));
