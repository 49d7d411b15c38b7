import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { startServer } from '../support/serve.ts';
import { expect, expectAccessible, test } from './product.ts';

const project = resolve(import.meta.dirname, '../..');
const left = new Set(['node_modules', '.git', 'dist', '.data', '.cache', 'test-results']);

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => relative(folder, join(one.parentPath, one.name)));
  return paths.filter((path) => !left.has(path.split('/')[0] ?? '')).sort();
}

test('a new entity costs a declaration, a thin file, a line in each registry, its words and a migration', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const copy = await mkdtemp(join(tmpdir(), 'greenroom-copy-'));
  await chmod(copy, 0o755);
  try {
    await cp(project, copy, {
      recursive: true,
      filter: (path) => !left.has(relative(project, path).split('/')[0] ?? ''),
    });
    await symlink(join(project, 'node_modules'), join(copy, 'node_modules'));
    const textOf = (path: string) => readFile(join(copy, path), 'latin1');
    const before = await filesIn(copy);
    const former = new Map(await Promise.all(before.map(async (path) => [path, await textOf(path)] as const)));
    const run = (...words: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
      expect(status, `${words.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
      return stdout;
    };
    const fields = [
      'displayName:text',
      'email:email',
      'phoneNumber:phone',
      'website:website',
      'since:date',
      'isPreferred:flag',
    ];
    run('scripts/new-entity.mjs', 'supplier', ...fields);

    const after = await filesIn(copy);
    const added = after.filter((path) => !before.includes(path));
    expect(added.filter((path) => !path.endsWith('.sql'))).toEqual([
      'schema/entities/supplier.ts',
      'src/resources/supplier.tsx',
    ]);
    expect(added.filter((path) => path.endsWith('.sql'))).toHaveLength(1);
    for (const path of ['schema/entities/supplier.ts', 'src/resources/supplier.tsx']) {
      expect((await readFile(join(copy, path), 'utf8')).split('\n').length).toBeLessThanOrEqual(60);
    }
    const changed: string[] = [];
    for (const path of before) {
      if ((await textOf(path)) !== former.get(path)) changed.push(path);
    }
    expect(changed.filter((path) => !path.startsWith('generated/'))).toEqual([
      'schema/index.ts',
      'server/database/migrations/snapshot.json',
      'src/i18n/locales/en/resources.json',
      'src/i18n/locales/fr/resources.json',
      'src/resources/index.ts',
    ]);
    run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit');
    run('scripts/generate.mjs', '--check');
    run('scripts/build.mjs');

    const server = await startServer({ project: copy });
    try {
      const at = (path: string) => `${server.url}${path}`;
      await page.goto(at('/login'));
      await page.getByLabel('Email').fill('agency@harbour.test');
      await page.getByLabel('Password', { exact: true }).fill('Greenroom-2026!');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page
        .getByRole('navigation')
        .getByRole('link', { name: /^Suppliers/ })
        .click();
      await expect(page).toHaveTitle(/^Suppliers/);
      await expect(page.getByText('No data')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Add supplier' }).first().click();
      await page.getByLabel('Display name').fill('Loud Speakers');
      await page.getByLabel('Since').fill('2/3/2020');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { name: 'Loud Speakers' })).toBeVisible();
      await expect(page.getByText('02 Mar 2020')).toBeVisible();
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('Email').fill('hello@loud.example');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('link', { name: 'History' }).click();
      await expect(page.getByText('hello@loud.example')).toBeVisible();
      await page.goto(at('/supplier?keyword=speak'));
      await expect(page.getByText('Loud Speakers')).toBeVisible();

      const { paths } = (await (await fetch(at('/docs/json'))).json()) as { paths: object };
      expect(Object.keys(paths)).toContain('/client/v1/suppliers/list');
      const login = await fetch(at('/user/v1/auth/login'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'nobody@harbour.test', password: 'Greenroom-2026!' }),
      });
      const { responseData } = (await login.json()) as { responseData: { access_token: string } };
      const headers = { authorization: `Bearer ${responseData.access_token}`, 'content-type': 'application/json' };
      const refused = await fetch(at('/client/v1/suppliers/list'), { method: 'POST', headers, body: '{}' });
      expect(refused.status).toBe(403);
    } finally {
      await page.goto('about:blank');
      await server.stop();
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
