import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '../../startError.ts';

/** An operating system user without privileges, whom root lends PostgreSQL to. */
export interface DatabaseUser {
  name: string;
  /** As a signed 32-bit number, as starting a process requires (macOS has `nobody` at -2). */
  uid: number;
  gid: number;
}

/** Result of a finished command: its exit code (null if it could not start) and its output. */
export interface Outcome {
  code: number | null;
  output: string;
}

// In order of preference; macOS calls its own _postgres.
const candidates = ['postgres', '_postgres', 'nobody', 'daemon', 'bin'];

/** An environment without anybody's LANG, PGPORT or PGDATA: PostgreSQL gets its settings from us alone. */
export const databaseEnv: NodeJS.ProcessEnv = {
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  // Without a valid locale macOS makes PostgreSQL multithreaded at its start, which it refuses.
  LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C',
  TZ: 'UTC',
};

/**
 * Chooses the user that runs PostgreSQL: null for this process's own user, or, as root (PostgreSQL refuses root), the
 * owner of the existing database, else the first unprivileged system user that this process can become.
 * @param dataFolder PostgreSQL's data folder; it need not exist
 * @throws StartError if root can become no other user
 */
export async function chooseUser(dataFolder: string | null): Promise<DatabaseUser | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = dataFolder === null ? null : await ownerOf(dataFolder);
  if (owner) return owner;
  for (const name of candidates) {
    const user = await lookUp(name);
    if (user && (await run('/bin/sh', ['-c', ':'], user)).code === 0) return user;
  }
  throw new StartError(
    'PostgreSQL does not run as root, and no user without privileges can be used instead. ' +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of yours.',
  );
}

/** Runs a command to its end, as another user where one is given, in a folder that anybody can enter. */
export function run(file: string, args: readonly string[], user: DatabaseUser | null): Promise<Outcome> {
  return new Promise<Outcome>((resolve) => {
    execFile(file, args, { ...identityOf(user), cwd: '/', env: databaseEnv }, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim();
      if (!error) resolve({ code: 0, output });
      else if (typeof error.code === 'number') resolve({ code: error.code, output });
      else resolve({ code: null, output: output || error.message });
    });
    // Node throws some refusals, such as EPERM for a user that it may not become, instead of reporting them.
  }).catch((error: Error) => ({ code: null, output: error.message }));
}

/** The user as options for starting a process; empty for this process's own user. */
export function identityOf(user: DatabaseUser | null): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** Changes the owner of a file or folder, without its content, to the user who runs PostgreSQL. */
export async function giveTo(user: DatabaseUser | null, path: string): Promise<void> {
  if (user) await chown(path, user.uid >>> 0, user.gid >>> 0);
}

/** Creates a folder that every user can enter, whatever the umask; an existing one stays as it is. */
export async function makeOpenFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true });
  for (let made = folder; firstMade && made.length >= firstMade.length; made = dirname(made)) await chmod(made, 0o755);
}

async function ownerOf(folder: string): Promise<DatabaseUser | null> {
  const status = await stat(folder).catch(() => null);
  if (!status || status.uid === 0) return null;
  const { code, output } = await run('id', ['-un', String(status.uid)], null);
  return { name: code === 0 ? output : String(status.uid), uid: status.uid | 0, gid: status.gid | 0 };
}

async function lookUp(name: string): Promise<DatabaseUser | null> {
  const uid = await run('id', ['-u', name], null);
  const gid = await run('id', ['-g', name], null);
  if (uid.code !== 0 || gid.code !== 0) return null;
  return { name, uid: Number(uid.output) | 0, gid: Number(gid.output) | 0 };
}
