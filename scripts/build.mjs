import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isProgram, root } from './run.mjs';

const dist = path.join(root, 'dist');
const modulesOf = (...parts) => path.join(root, 'node_modules', ...parts);
const bundle = (name) => [path.join(root, 'scripts/build/bundle.mjs'), name];

/** Parts of the product that are built: sources, the commands that build them in order, and a file of the result. */
const parts = {
  server: {
    sources: ['server', 'schema', 'demo', 'generated', 'scripts/build', 'package-lock.json'],
    result: 'server/main.js',
    commands: [bundle('entrance'), bundle('server')],
  },
  pages: {
    sources: [
      'src',
      'schema',
      'generated',
      'packages',
      'public',
      'index.html',
      'share.html',
      'vite.config.ts',
      'scripts/vite',
      'tsconfig.base.json',
      'package-lock.json',
    ],
    result: 'web/share.html',
    commands: [[modulesOf('vite/bin/vite.js'), 'build', '--logLevel', 'warn']],
  },
};

/**
 * Finds the parts that are not built, or whose sources differ from those they were built from. A release holds no
 * sources, so nothing of it is stale.
 * @returns {Promise<string[]>} names of parts
 */
export async function findStale() {
  if (!existsSync(path.join(root, 'src'))) return [];
  const names = Object.keys(parts);
  const stale = await Promise.all(names.map(async (name) => !(await isFresh(name))));
  return names.filter((_name, index) => stale[index]);
}

/**
 * Builds a part into `dist`.
 * @param {string} name
 * @param {(line: string) => void} say receives each step in words
 * @param {{ built?: () => void }} listeners built: called after the first of several commands
 * @throws {Error} with the output of the failed tool
 */
export async function buildPart(name, say, { built = () => {} } = {}) {
  if (!existsSync(modulesOf('vite'))) {
    throw new Error('The build tools are not installed. Run "npm ci", or install a release, which is built already.');
  }
  const begun = performance.now();
  const { sources, commands } = parts[name];
  const stamp = await stampOf(sources);
  await mkdir(path.join(dist, 'web'), { recursive: true });
  for (const command of commands) {
    await runTool(name, command);
    built();
  }
  await writeFile(stampFile(name), JSON.stringify(stamp));
  say(`Built the ${name} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** Builds every stale part, side by side. */
export async function buildStale(say) {
  const stale = await findStale();
  const results = await Promise.allSettled(stale.map((name) => buildPart(name, say)));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

const stampFile = (name) => path.join(dist, `.stamp-${name}`);

/** Compares times and sizes first, since reading every file takes a second, and the content where these differ. */
async function isFresh(name) {
  const { sources, result } = parts[name];
  if (!existsSync(path.join(dist, result))) return false;
  const former = await readStamp(name);
  const files = filesOf(sources);
  if (former.files === files.hash) return true;
  if (former.content !== (await contentHash(files.paths))) return false;
  await writeFile(stampFile(name), JSON.stringify({ ...former, files: files.hash }));
  return true;
}

async function readStamp(name) {
  try {
    return JSON.parse(await readFile(stampFile(name), 'utf8'));
  } catch {
    return {};
  }
}

async function stampOf(sources) {
  const { paths, hash } = filesOf(sources);
  return { files: hash, content: await contentHash(paths) };
}

/**
 * Returns the source files without tests, and a hash of their names, sizes and times of change. Nothing else goes on
 * meanwhile, and thousands of files take 200 ms longer one promise each.
 */
function filesOf(sources) {
  const found = sources.flatMap((source) => filesIn(path.join(root, source)));
  const paths = found.filter((file) => !/\.test(-d)?\.tsx?$/.test(file));
  const hash = createHash('sha256');
  for (const file of paths) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`\0${file}\0${size}\0${mtimeMs}`);
  }
  return { paths, hash: hash.digest('hex') };
}

async function contentHash(paths) {
  const hash = createHash('sha256');
  for (const file of paths) hash.update(`\0${path.relative(root, file)}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/** The files of a folder, sorted; a file is itself, and what is absent is nothing. */
function filesIn(place) {
  let entries;
  try {
    entries = readdirSync(place, { recursive: true, withFileTypes: true });
  } catch (error) {
    return error.code === 'ENOTDIR' ? [place] : [];
  }
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)).sort();
}

/** Runs a tool quietly; a signal to this process ends it, too. */
function runTool(name, args) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit'];
  for (const signal of signals) process.on(signal, end);
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The ${name} could not be built.\n${Buffer.concat(output)}`));
    });
  }).finally(() => {
    for (const signal of signals) process.removeListener(signal, end);
  });
}

if (isProgram(import.meta)) {
  await buildStale(console.log).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
