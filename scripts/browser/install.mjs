import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { run, tool } from '../run.mjs';
import { installedBrowsers } from './find.mjs';

function isDebianLike() {
  return existsSync('/usr/bin/apt-get') && /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Returns the ways to install a browser on this machine, in the order of trying.
 * @returns {{ says: string, steps: [string, string[]][], found: () => string[], helps?: () => boolean }[]} description,
 * commands, possible places of the browser afterwards, and whether the way applies here
 */
export function waysToInstall() {
  const own = chromium.executablePath();
  const download = {
    says: "downloading Playwright's Chromium",
    steps: [[tool('playwright'), ['install', '--no-shell', 'chromium']]],
    found: () => [own],
  };
  if (process.getuid?.() !== 0 || !isDebianLike()) return [download];
  const libraries = {
    says: 'installing the system libraries that it needs',
    steps: [[tool('playwright'), ['install-deps', 'chromium']]],
    found: () => [own],
    helps: () => existsSync(own),
  };
  const distribution = ['chromium-headless-shell', 'chromium'].map((name) => ({
    says: `installing the distribution's package ${name}`,
    steps: [
      ['apt-get', ['update']],
      ['apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation']],
    ],
    found: installedBrowsers,
  }));
  return [download, libraries, ...distribution];
}

/** Runs the steps of an installation one after the other, and prints the output of the step that fails. */
export async function succeed(steps, say) {
  for (const [command, args] of steps) {
    say(`  ${[path.basename(command), ...args].join(' ')}`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { code, output } = await run(command, args, { quiet: true, env });
    if (code !== 0) {
      const lines = output.trim().split('\n');
      const telling = lines.find((line) => /^\s*(E|Error):/.test(line)) ?? lines.at(-1);
      say(`  did not work (exit code ${code}): ${telling.trim()}`);
      return false;
    }
  }
  return true;
}
