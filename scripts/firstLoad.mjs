import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { findChunkCycles } from './chunkCycles.mjs';
import { isProgram, root, run } from './run.mjs';

/** Limit of what every visit loads first, in KB of 1,024 bytes. */
const most = 335;
/** Limit of what thirty further entities add to it, in KB. */
const mostGrowth = 1;

const sizeOf = (file, compress = gzipSync) => compress(readFileSync(file)).length / 1024;

/**
 * Measures what the built page loads before anything is asked of it: the scripts and styles that it names, each
 * compressed by gzip. The declarations of the page's area come after them.
 * @param {string} web the folder of the built front end
 * @returns {{ size: number, summary: string, faults: string[] }} size in KB; one line of figures; a fault if the size is
 *   more than the limit, and one for each ring of chunks that import each other
 */
export function measureFirstLoad(web) {
  const page = readFileSync(path.join(web, 'index.html'), 'utf8');
  const named = new Set([...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file));
  const files = [...named].map((file) => path.join(web, file));
  const sum = (compress) => files.reduce((all, file) => all + sizeOf(file, compress), 0);
  const size = sum(gzipSync);
  const figures = [
    `${files.length} files, ${size.toFixed(1)} KB by gzip (limit ${most})`,
    `${sum(brotliCompressSync).toFixed(1)} by brotli`,
    `the largest area ${largestArea(web).toFixed(1)} more`,
  ];
  const summary = figures.join(', ');
  const rings = findChunkCycles(web).map(
    (ring) => `Chunks import each other: ${ring.join(', ')}. Put what they share into one of them (vite.config.ts).`,
  );
  const tooMuch = size > most ? [`The first load is ${summary}. Load later what a list can do without.`] : [];
  return { size, summary, faults: [...tooMuch, ...rings] };
}

/** Returns the size of the area whose declarations are the largest, in KB. */
function largestArea(web) {
  const assets = path.join(web, 'assets');
  const areas = existsSync(assets) ? readdirSync(assets).filter((file) => /^area-.*\.js$/.test(file)) : [];
  return Math.max(0, ...areas.map((file) => sizeOf(path.join(assets, file))));
}

/**
 * Measures by how much the first load grows with further entities, which it must not: builds a copy of the project that
 * has them.
 * @param {number} count of further entities
 * @returns {Promise<{ summary: string, faults: string[] }>}
 */
export async function measureGrowth(count) {
  const { tsImport } = await import('tsx/esm/api');
  const { copyProject } = await tsImport('../tests/support/projectCopy.ts', import.meta.url);
  const { addEntities, countEntities } = await tsImport('../tests/support/many/addEntities.ts', import.meta.url);
  const copy = await copyProject();
  const build = async () => {
    const { code, output } = await run(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
      {
        cwd: copy.folder,
        quiet: true,
        env: { NODE_ENV: 'production' },
      },
    );
    if (code !== 0) throw new Error(`The front end could not be built.\n${output}`);
    return measureFirstLoad(path.join(copy.folder, 'dist/web'));
  };
  try {
    const before = await build();
    const there = await countEntities(copy.folder);
    await addEntities(copy, there + count);
    const after = await build();
    const growth = after.size - before.size;
    const summary = `${growth.toFixed(2)} KB more with ${count} more entities than ${there} (limit ${mostGrowth}): ${after.summary}`;
    const fault = `The first load is ${summary}. It holds outlines of the entities alone.`;
    return { summary, faults: growth > mostGrowth ? [fault] : [] };
  } finally {
    await copy.remove();
  }
}

if (isProgram(import.meta)) {
  const { values } = parseArgs({ options: { entities: { type: 'string' } } });
  const count = Number(values.entities ?? 0);
  const { summary, faults } = count > 0 ? await measureGrowth(count) : measureFirstLoad(path.join(root, 'dist/web'));
  console.log(faults[0] ?? summary);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
