import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const trees = [];

/** Writes the files into an empty project that has our lint settings, and lints it. Returns `file: rule message` each. */
export function lint(files) {
  const tree = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'greenroom-lint-')));
  trees.push(tree);
  const write = (name, text) => {
    mkdirSync(path.dirname(path.join(tree, name)), { recursive: true });
    writeFileSync(path.join(tree, name), text);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  write('package.json', '{ "type": "module" }');
  cpSync(path.join(root, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'));
  for (const name of ['docstrings.mjs', 'zones.mjs', 'folders.mjs']) {
    cpSync(path.join(root, 'scripts/lint', name), path.join(tree, 'scripts/lint', name));
  }
  const run = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], { cwd: tree });
  const { diagnostics } = JSON.parse(run.stdout.toString());
  const found = diagnostics.map(({ filename, code, message }) => `${filename}: ${code} ${message}`);
  return { found, passed: run.status === 0 };
}

afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
});
