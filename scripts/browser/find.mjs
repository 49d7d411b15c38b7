import { existsSync } from 'node:fs';
import path from 'node:path';

/** The headless shell first: it draws the same pages with less work. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
];
const applications = ['Chromium', 'Google Chrome', 'Microsoft Edge'];

/** The Chromium-like browsers that this machine has in the usual places, as absolute paths. */
export function installedBrowsers() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const onPath = commands.flatMap((name) => folders.filter(Boolean).map((folder) => path.join(folder, name)));
  const inMac = ['/Applications', path.join(process.env.HOME ?? '/', 'Applications')].flatMap((folder) =>
    applications.map((name) => path.join(folder, `${name}.app/Contents/MacOS/${name}`)),
  );
  const candidates = process.platform === 'darwin' ? [...inMac, ...onPath] : onPath;
  return [...new Set(candidates)].filter((file) => existsSync(file));
}
