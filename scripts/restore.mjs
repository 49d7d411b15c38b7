import { runBuilt } from './built.mjs';

await runBuilt('restore', { isStaleFine: false });
