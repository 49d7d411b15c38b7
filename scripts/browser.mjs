import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installedBrowsers } from './browser/find.mjs';
import { succeed, waysToInstall } from './browser/install.mjs';
import { tryBrowser } from './browser/start.mjs';
import { isProgram } from './run.mjs';

const advice = [
  'No Chromium could be found or installed. Do one of these, then run it again:',
  '  npx playwright install --with-deps chromium   (Linux asks for the password of an administrator)',
  '  sudo apt-get install chromium                 (Debian; other systems: their package of Chromium or Chrome)',
  '  CHROMIUM_PATH=/path/to/chromium npm test      (a Chromium that stands elsewhere)',
].join('\n');

async function firstThatStarts(files, say) {
  for (const file of files) {
    const { version, fault } = await tryBrowser(file);
    if (version) {
      say(`Browser: Chromium ${version} at ${file}`);
      return file;
    }
    say(`Browser: ${file} does not start: ${fault}`);
  }
  return undefined;
}

/**
 * Finds a Chromium that starts, or installs one: CHROMIUM_PATH, Playwright's own, an installed one, Playwright's
 * download, the Debian package.
 * @param {(line: string) => void} say called with each step
 * @returns {Promise<string>} the absolute path of the browser
 * @throws {Error} with instructions, if there is none and none can be installed
 */
export async function ensureBrowser(say = console.log) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    const { version, fault } = await tryBrowser(chosen);
    if (!version) throw new Error(`CHROMIUM_PATH=${chosen} does not start: ${fault}`);
    say(`Browser: Chromium ${version} at ${chosen} (CHROMIUM_PATH)`);
    return chosen;
  }
  const known = [chromium.executablePath(), ...installedBrowsers()].filter((file) => file && existsSync(file));
  const found = await firstThatStarts(known, say);
  if (found) return found;

  for (const { says, steps, found: where, helps } of waysToInstall()) {
    if (helps?.() === false) continue;
    say(`Browser: ${says}`);
    if (!(await succeed(steps, say))) continue;
    const files = where().filter((file) => existsSync(file));
    const installed = await firstThatStarts(files, say);
    if (installed) return installed;
  }
  throw new Error(advice);
}

if (isProgram(import.meta)) {
  await ensureBrowser().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
