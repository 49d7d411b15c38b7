import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build.mjs';
import { root } from './run.mjs';

/**
 * Runs a built program of the server in this very process, so that it receives signals and sets the exit code itself.
 * @param {string} name of its file in `server`, without the ending
 * @param {{ isStaleFine: boolean }} options isStaleFine: runs an existing build as it is, since a running server may be
 * using it
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
