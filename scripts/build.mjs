import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isProgram, root } from './run.mjs';

const dist = path.join(root, 'dist');
const stampFile = path.join(dist, '.stamp');
const modulesOf = (...parts) => path.join(root, 'node_modules', ...parts);

/** Build targets: source files and folders, the command, and a file that exists after the build. */
const targets = [
  {
    name: 'server',
    sources: ['server', 'schema', 'demo', 'tsconfig.base.json', 'tsconfig.server.json', 'package-lock.json'],
    result: 'server/main.js',
    // Types are checked by `npm run check`; here they may be absent, since production installs leave them out.
    command: [modulesOf('typescript/bin/tsc'), '-p', 'tsconfig.server.json', '--noCheck', '--types', ''],
    finish: removeLeftOvers,
  },
  {
    name: 'front end',
    sources: [
      'src',
      'schema',
      'packages',
      'public',
      'index.html',
      'share.html',
      'vite.config.ts',
      'scripts/vite',
      'tsconfig.base.json',
      'package-lock.json',
    ],
    result: 'web/index.html',
    command: [modulesOf('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    finish: async () => {},
  },
];

/**
 * Builds into `dist` what is not built or whose sources differ from those it was built from, both parts side by side.
 * @param {(line: string) => void} say takes each step in words
 * @throws {Error} with all that the failed tool said
 */
export async function buildStale(say) {
  if (!existsSync(modulesOf('vite'))) throw new Error('Nothing is installed yet. Run "npm ci" first.');
  const stamps = await readStamps();
  const stale = [];
  for (const target of targets) {
    const stamp = await hashSources(target.sources);
    const isBuilt = existsSync(path.join(dist, target.result));
    if (!isBuilt || stamps[target.name] !== stamp) stale.push({ ...target, stamp });
  }
  if (stale.length === 0) return;
  say(`Building the ${stale.map(({ name }) => name).join(' and the ')}`);
  await mkdir(dist, { recursive: true });
  const results = await Promise.allSettled(
    stale.map(async ({ name, command, finish, stamp }) => {
      const begun = performance.now();
      await runTool(name, command);
      await finish();
      stamps[name] = stamp;
      say(`Built the ${name} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }),
  );
  await writeFile(stampFile, JSON.stringify(stamps));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

async function readStamps() {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Hashes the names and the content of source files, without tests. */
async function hashSources(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesIn(path.join(root, source))) {
      if (/\.test(-d)?\.tsx?$/.test(file)) continue;
      hash.update(`\0${path.relative(root, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** The files of a folder, sorted; a file is itself, and what is absent is nothing. */
async function filesIn(place) {
  let entries;
  try {
    entries = await readdir(place, { recursive: true, withFileTypes: true });
  } catch (error) {
    return error.code === 'ENOTDIR' ? [place] : [];
  }
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)).sort();
}

/** Removes what was built from a source that is gone. */
async function removeLeftOvers() {
  for (const folder of ['server', 'schema', 'demo']) {
    for (const file of await filesIn(path.join(dist, folder))) {
      const source = path.join(root, path.relative(dist, file)).replace(/\.js(\.map)?$/, '.ts');
      if (!existsSync(source)) await rm(file);
    }
  }
}

/** Runs a tool quietly; it ends with this process when a signal comes. */
function runTool(name, args) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endOnSignal = () => {
    child.kill();
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, endOnSignal);
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
    for (const signal of signals) process.removeListener(signal, endOnSignal);
  });
}

if (isProgram(import.meta)) {
  await buildStale(console.log).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
