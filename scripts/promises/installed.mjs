import { existsSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const megabyte = 2 ** 20;

/** Returns the bytes that a folder takes on the disk, as `du` counts them; links and packages inside are left out. */
async function sizeOf(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? 0 : sizeOf(file);
      return (await lstat(file)).blocks * 512;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Measures the packages that package-lock.json names for this platform, in MB of 1,048,576 bytes.
 * @param {string} root folder of the project
 * @returns {Promise<{ installed: number, released: number }>} all of them, and those that a release installs
 */
export async function installedSizes(root) {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const sum = { installed: 0, released: 0 };
  for (const [folder, { dev, link }] of Object.entries(packages)) {
    if (!folder.includes('node_modules') || link || !existsSync(path.join(root, folder))) continue;
    const size = (await sizeOf(path.join(root, folder))) / megabyte;
    sum.installed += size;
    if (!dev) sum.released += size;
  }
  return sum;
}
