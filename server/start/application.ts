import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCompiled } from './compiledCode.ts';
import type { Ending } from './ending.ts';

/** The second half of a start, behind its entrance. */
export interface Application<Entrance> {
  run(entrance: Entrance, pages?: Promise<unknown> | null): Promise<void>;
}

/**
 * Loads the application, which takes longer than PostgreSQL to start: its bundle, or in development its sources.
 * @param ending keeps the compiled code of the bundle for the next start when it closes
 */
export async function loadApplication<Entrance>(ending: Ending): Promise<Application<Entrance>> {
  const here = dirname(fileURLToPath(import.meta.url));
  if (import.meta.url.endsWith('.ts'))
    return import(new URL('../run.ts', import.meta.url).href) as Promise<Application<Entrance>>;
  const code = await ending.open(
    'compiled code',
    // The entrance and the server are bundles of their own, in folders side by side.
    (async () => runCompiled(join(here, '../server/run.cjs')))(),
    (it) => it.keep(),
  );
  return code.exports as Application<Entrance>;
}
