import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { testsNear } from './nearTests.mjs';
import { runVitest } from './vitest.mjs';

const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
const lines = (text) => text.split('\n').filter((line) => line !== '');

/** The commit where this branch left main; the last one where there is no main. */
function findBase() {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      // There is no such branch.
    }
  }
  return 'HEAD';
}

/** The files that differ from main, whether committed or not. */
function changedFiles() {
  const tracked = lines(git('diff', '--name-only', findBase()));
  return [...new Set([...tracked, ...lines(git('ls-files', '--others', '--exclude-standard'))])];
}

/** Reads the sources of the project that are still there. */
function readSources() {
  const all = lines(git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'));
  const read = (file) => {
    try {
      return [[file, readFileSync(path.join(root, file), 'utf8')]];
    } catch {
      return [];
    }
  };
  return new Map(all.flatMap(read));
}

/**
 * Runs the tests that are near to what changed since main, for an answer within a minute or so. It proves less than all.
 * @param {{ reports: string, quarantine: readonly import('./quarantine.mjs').Quarantined[] }} options see `runVitest`
 * @returns {Promise<number>} the exit code
 */
export async function testChanged({ reports, quarantine }) {
  const changed = changedFiles();
  const files = testsNear(changed, readSources());
  console.log(`${changed.length} changed files, ${files.length} files of tests near to them`);
  if (files.length === 0) return 0;
  const isOnDatabase = (file) => file.startsWith('tests/');
  const stages = [
    ...(files.some((file) => !isOnDatabase(file)) ? ['unit'] : []),
    ...(files.some(isOnDatabase) ? ['contract', 'api'] : []),
  ];
  const { counts, failures } = await runVitest({ stages, files, reports, quarantine });
  for (const { test, message } of failures) console.log(`${test}\n${message.replaceAll(/^/gm, '  ')}`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed > 0 ? 1 : 0;
}
