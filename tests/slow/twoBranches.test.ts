import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts';

/** Two branches of a repository that each add an entity, in a copy of the project. */
let copy: ProjectCopy;
const git = (...words: string[]) => execFileSync('git', words, { cwd: copy.folder, encoding: 'utf8', stdio: 'pipe' });

beforeAll(async () => {
  copy = await copyProject();
  git('init', '--quiet', '--initial-branch', 'main');
  for (const [key, value] of [
    ['user.name', 'A developer'],
    ['user.email', 'developer@greenroom.test'],
  ] as const) {
    git('config', key, value);
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
});
afterAll(() => copy.remove());

async function branchWith(entity: string): Promise<void> {
  git('checkout', '--quiet', '-b', entity, 'main');
  copy.run('scripts/new-entity.mjs', entity, 'displayName:text');
  const rights = join(copy.folder, 'tests/contract/reviewedEntities.ts');
  const line = `  ${entity}: { admin: 'FFFFFF', staff: '------', by: { PARTNER: everyLevel } },\n`;
  await writeFile(
    rights,
    (await readFile(rights, 'utf8')).replace(/\};\n$/, () => `${line}};\n`),
  );
  git('add', '--all');
  git('commit', '--quiet', '--message', `Add ${entity}`);
}

it('two branches that each add an entity are merged by one command', { timeout: 300_000 }, async () => {
  await branchWith('sponsor');
  await branchWith('patron');
  expect(() => git('merge', 'sponsor')).toThrow('git merge sponsor');
  expect(git('diff', '--name-only', '--diff-filter=U')).toContain('snapshot.json');
  // The migrations of both make all that is declared.
  expect(copy.run('scripts/resolve.mjs')).not.toContain('wrote server/database/migrations');
  git('commit', '--quiet', '--no-edit');
  expect(git('status', '--porcelain')).toBe('');

  const migrations = (await readdir(join(copy.folder, 'server/database/migrations'))).filter((name) =>
    /^\d/.test(name),
  );
  const [first = '', second = ''] = migrations.toSorted().slice(-2);
  expect([first.slice(4), second.slice(4)]).toEqual(['_sponsor.sql', '_patron.sql']);
  expect(Number(second.slice(0, 4))).toBe(Number(first.slice(0, 4)) + 1);
  const names = await readFile(join(copy.folder, 'generated/names.ts'), 'utf8');
  expect(names.match(/^ {2}(?:patron|sponsor):/gm)).toHaveLength(2);
  const rights = await readFile(join(copy.folder, 'tests/contract/reviewedEntities.ts'), 'utf8');
  expect(rights).toMatch(/ {2}sponsor: \{.*\},\n {2}patron: \{.*\},\n\};\n$/);
});
