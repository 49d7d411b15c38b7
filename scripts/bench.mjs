// Ratios measured side by side, printed and kept in bench/RESULTS.md. `npm run bench -- server browser` runs parts alone.
import { tsImport } from 'tsx/esm/api';

const { bench } = await tsImport('../bench/bench.ts', import.meta.url);
process.exitCode = await bench(process.argv.slice(2));
