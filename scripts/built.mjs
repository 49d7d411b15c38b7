import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build.mjs';
import { root } from './run.mjs';

/**
 * Runs a built program of the server in this very process, so that signals and exit codes are its own.
 * @param {string} name of its file in `server`, without the ending
 * @param {{ isStaleFine: boolean }} options isStaleFine: what is built already runs as it is, as under a running server,
 *   from whom nothing may be taken away
 */
export async function runBuilt(name, { isStaleFine }) {
  const entry = path.join(root, `dist/server/${name}.js`);
  try {
    if (!isStaleFine || !existsSync(entry)) await buildStale(console.error);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(entry).href);
}
