// Measures what the design promises about speed and keeps the figures in bench/RESULTS.md. Words choose parts:
// `npm run bench -- server scale people tasks pipeline browser grid realtime import uploads start`; all of them unless said.
// Afterwards tells which parts were measured too long ago.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from './run.mjs';
import { staleResults } from './staleResults.mjs';

/** Days after which figures say little: most of the engine changes within them. */
const mostDays = 7;

const { bench } = await tsImport('../bench/bench.ts', import.meta.url);
process.exitCode = await bench(process.argv.slice(2), console.log);

const results = await readFile(path.join(root, 'bench/RESULTS.md'), 'utf8');
for (const { part, since, age } of staleResults(results, new Date().toISOString().slice(0, 10), mostDays))
  console.log(`${part} was last measured on ${since}, ${age} days ago`);
