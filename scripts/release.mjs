// Packs a release that is built already: npm run release. Whoever installs it needs no build tools and no tests.
import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { buildStale } from './build.mjs';
import { isProgram, root } from './run.mjs';

/** Contents of a release besides `dist`: files that the server reads, its commands, and what people read. */
const contents = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  // The lock file names a package here.
  'packages',
  'scripts/start.mjs',
  'scripts/backup.mjs',
  'scripts/restore.mjs',
  'scripts/built.mjs',
  'scripts/build.mjs',
  'scripts/run.mjs',
  'server/database/migrations/*.sql',
  'generated/baseline.sql',
  'demo/assets',
  'server/integrations/places/gazetteer.tsv.br',
  'server/integrations/documents/fonts',
  'server/integrations/documents/templates',
  'docs',
  'README.md',
  'LICENSE',
];

/**
 * Builds what is stale and writes `release/greenroom-<version>.tar.gz`.
 * @returns {Promise<string>} its path
 */
export async function makeRelease() {
  await buildStale(console.log);
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const name = `greenroom-${version}`;
  const file = path.join(root, 'release', `${name}.tar.gz`);
  await mkdir(path.dirname(file), { recursive: true });
  const pack = tar.pack();
  const written = pipeline(pack, createGzip({ level: 9 }), createWriteStream(`${file}.new`));
  for (const each of [...committed(), ...(await builtFiles())]) {
    const content = await readFile(path.join(root, each));
    const { mode } = await stat(path.join(root, each));
    pack.entry({ name: `${name}/${each}`, mode: mode & 0o777 }, content);
  }
  pack.entry({ name: `${name}/THIRD_PARTY_LICENSES.txt` }, await licences());
  pack.finalize();
  await written;
  await rename(`${file}.new`, file);
  return file;
}

function committed() {
  const output = execFileSync('git', ['ls-files', '-z', '--', ...contents], { cwd: root, encoding: 'utf8' });
  return output.split('\0').filter(Boolean);
}

async function builtFiles() {
  const entries = await readdir(path.join(root, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return files.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))).sort();
}

/** The licences of the packages that `dist` may hold code of: all that are installed, each text once. */
async function licences() {
  const packagesByText = new Map();
  for (const folder of await packageFolders(path.join(root, 'node_modules'))) {
    const names = await readdir(folder);
    const file = names.find((each) => /^licen[cs]e/i.test(each));
    if (file === undefined || !(await stat(path.join(folder, file))).isFile()) continue;
    const text = (await readFile(path.join(folder, file), 'utf8')).trim();
    const name = path.relative(path.join(root, 'node_modules'), folder);
    packagesByText.set(text, [...(packagesByText.get(text) ?? []), name]);
  }
  return [...packagesByText].map(([text, names]) => `${names.join(', ')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}

async function packageFolders(modules) {
  const names = (await readdir(modules)).filter((name) => !name.startsWith('.')).sort();
  const folders = await Promise.all(
    names.map((name) =>
      name.startsWith('@')
        ? readdir(path.join(modules, name)).then((inner) => inner.map((each) => path.join(modules, name, each)))
        : [path.join(modules, name)],
    ),
  );
  return folders.flat();
}

if (isProgram(import.meta)) console.log(`Wrote ${path.relative(root, await makeRelease())}`);
