import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';

const project = resolve(import.meta.dirname, '../..');

/** Starts the browser that the tests find too. */
export async function openBrowser(): Promise<Browser> {
  const find = 'import { ensureBrowser } from "./scripts/browser.mjs"; console.log(await ensureBrowser(() => {}));';
  const found = spawnSync(process.execPath, ['--input-type=module', '-e', find], { cwd: project, encoding: 'utf8' });
  if (found.status !== 0) throw new Error(found.stderr);
  return chromium.launch({
    executablePath: found.stdout.trim(),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-quic', '--disable-sync', '--disable-background-networking', '--no-first-run'],
  });
}
