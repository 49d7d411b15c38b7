import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The project's folder (absolute): the nearest one above this file that holds package.json. It is the same whether
 * this file runs from `server/` or, built, from `dist/server/`.
 */
export const projectRoot: string = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No folder above the server holds package.json.');
  return findRoot(parent);
}
