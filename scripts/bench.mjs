// Measures what the design promises about speed and keeps the figures in bench/RESULTS.md. Words choose parts:
// `npm run bench -- server scale people tasks pipeline browser grid realtime import uploads start`; all of them unless said.
import { tsImport } from 'tsx/esm/api';

const { bench } = await tsImport('../bench/bench.ts', import.meta.url);
process.exitCode = await bench(process.argv.slice(2), console.log);
