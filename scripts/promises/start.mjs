import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const patience = 180_000;
/** Interval of asking, in milliseconds: the precision of the figures. */
const interval = 50;
const account = { username: 'agency@harbour.test', password: 'Greenroom-2026!' };

/** Asks until an answer is what is wanted; returns the seconds since the start. */
async function secondsUntil(begun, isThere, child) {
  while (performance.now() - begun < patience) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
    if (await isThere().catch(() => false)) return (performance.now() - begun) / 1000;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  throw new Error(`The server was not ready after ${patience / 1000} s.`);
}

/** True once somebody can sign in and finds people. */
async function canWork(url) {
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/user/v1/auth/login`, { method: 'POST', headers, body: JSON.stringify(account) });
  if (!signedIn.ok) return false;
  const token = (await signedIn.json()).responseData.access_token;
  const list = await fetch(`${url}/client/v1/talents?pageSize=1`, { headers: { authorization: `Bearer ${token}` } });
  return list.ok && (await list.json()).responseData.total > 0;
}

/** Starts the project of a folder, and ends it once people can work with it. */
async function timeStart(project, dataDir, port) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '1', DATABASE_URL: '', PUBLIC_URL: '' };
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd: project, env, stdio: 'ignore', detached: true });
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  try {
    const page = () => fetch(url, { headers: { accept: 'text/html' } }).then(({ ok }) => ok);
    const answers = await secondsUntil(begun, page, child);
    return { answers, usable: await secondsUntil(begun, () => canWork(url), child) };
  } finally {
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

/**
 * Measures two starts of a fresh clone of HEAD with installed packages: the first, which builds, makes the database and
 * fills the demo, and a later one.
 * @param {string} root folder of the project
 * @returns {Promise<{ answers: number, usable: number, later: number }>} seconds
 */
export async function measureStart(root) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'greenroom-promises-'));
  // The user who runs PostgreSQL for root has to pass through it.
  await chmod(folder, 0o755);
  try {
    const clone = path.join(folder, 'greenroom');
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
    await symlink(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
    const port = 20_000 + (process.pid % 20_000);
    const first = await timeStart(clone, path.join(folder, 'data'), port);
    const { usable: later } = await timeStart(clone, path.join(folder, 'data'), port);
    return { ...first, later };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
