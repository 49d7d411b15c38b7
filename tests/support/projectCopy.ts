import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');
const left = new Set(['node_modules', '.git', 'dist', '.data', '.cache', 'test-results']);
const isLeft = (path: string) => left.has(path.split('/')[0] ?? '');

/** A copy of the project in a temporary folder, in which entities are added. */
export interface ProjectCopy {
  readonly folder: string;
  /** Its files with their content, by path. */
  read(): Promise<ReadonlyMap<string, string>>;
  /** Runs `node` with these arguments in it, and returns what it prints. Throws where it fails. */
  run(...words: string[]): string;
  remove(): Promise<void>;
}

/** Copies the project as it stands, without what is built and with its packages linked. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-copy-'));
  // The user who runs PostgreSQL for root has to pass through it.
  await chmod(folder, 0o755);
  await cp(project, folder, { recursive: true, filter: (path) => !isLeft(relative(project, path)) });
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));

  const read = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((one) => one.isFile()).map((one) => relative(folder, join(one.parentPath, one.name)));
    const paths = files.filter((path) => !isLeft(path)).sort();
    return new Map(
      await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'latin1')] as const)),
    );
  };
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${words.join(' ')}\n${stdout}\n${stderr}`);
    return stdout;
  };
  return { folder, read, run, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The paths that are added and those whose content changed, in order. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): { readonly added: string[]; readonly changed: string[] } {
  const added = [...after.keys()].filter((path) => !before.has(path));
  const changed = [...before].filter(([path, text]) => after.get(path) !== text).map(([path]) => path);
  return { added, changed };
}
