import { runBuilt } from './built.mjs';

await runBuilt('backup', { isStaleFine: true });
