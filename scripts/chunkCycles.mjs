import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the chunks of a built front end that import each other in a ring. Whichever is asked for first runs before what it
 * needs, and the page that it belongs to breaks for those who come to it by that way.
 * @param {string} web the folder of the built front end
 * @returns {string[][]} file names of each ring
 */
export function findChunkCycles(web) {
  const assets = path.join(web, 'assets');
  const files = existsSync(assets) ? readdirSync(assets).filter((file) => file.endsWith('.js')) : [];
  const imports = new Map(
    files.map((file) => {
      const text = readFileSync(path.join(assets, file), 'latin1');
      return [file, [...text.matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, imported]) => imported)];
    }),
  );
  const reachedFrom = (file) => {
    const reached = new Set(imports.get(file));
    for (const one of reached) for (const next of imports.get(one) ?? []) reached.add(next);
    return reached;
  };
  const reached = new Map(files.map((file) => [file, reachedFrom(file)]));
  const rings = new Map();
  for (const file of files) {
    if (!reached.get(file).has(file)) continue;
    const ring = files.filter((other) => reached.get(file).has(other) && reached.get(other).has(file));
    rings.set(ring.join(), ring);
  }
  return [...rings.values()];
}
