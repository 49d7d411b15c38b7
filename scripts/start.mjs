import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPart, findStale } from './build.mjs';
import { root } from './run.mjs';

const load = (file) => import(pathToFileURL(path.join(root, 'dist', file)).href);

/** The entrance, which answers at the address while the rest is built and loaded. */
let entrance;
const stale = await findStale();
try {
  if (stale.includes('server')) {
    console.log(`Building the ${stale.join(' and the ')}`);
    let isOpen;
    const opened = new Promise((resolve) => (isOpen = resolve));
    const building = buildPart('server', console.log, { built: isOpen });
    await Promise.race([opened, building]);
    entrance = await enter();
    await entrance.door.preparation.during('server', () => building);
  }
} catch (error) {
  await fail(error);
}
entrance ??= await enter();
// The pages take all cores for some seconds, so the server comes first.
const pages = stale.includes('pages') ? buildPart('pages', console.log) : null;
await entrance.launched;
// The server runs in this very process, so that signals and exit codes are its own.
const { run } = await entrance.loadApplication();
await run(entrance, pages);

async function enter() {
  const { enter: open } = await load('entrance/entrance.js');
  return open(stale);
}

/** Ends the process in order: the entrance has opened a database by now. */
async function fail(error) {
  if (entrance) return entrance.ending.fail(error);
  console.error(error.message);
  process.exit(1);
}
