// Everything that follows from the declarations and is kept in the repository: migrations, schema.sql, openapi.json and
// entities.md. `--check` changes nothing and fails where something is stale; `--name WORD` names a new migration.
import { readFile, writeFile } from 'node:fs/promises';
import { tsImport } from 'tsx/esm/api';
import { indexes } from './generate/indexes.mjs';
import { root } from './run.mjs';

const isCheck = process.argv.includes('--check');
// First of all, since what follows imports them.
let isStale = false;
for (const [path, text] of Object.entries(await indexes(root))) {
  if ((await readFile(`${root}/${path}`, 'utf8').catch(() => '')) === text) continue;
  isStale = true;
  if (isCheck) console.error(`${path} is stale`);
  else {
    await writeFile(`${root}/${path}`, text);
    console.log(`wrote ${path}`);
  }
}

const { generate } = await tsImport('./generate/generate.ts', import.meta.url);
const { argv } = process;
const nameAt = argv.indexOf('--name');
const code = await generate({
  isCheck,
  name: nameAt === -1 ? 'declarations' : (argv[nameAt + 1] ?? 'declarations'),
});
process.exitCode = isCheck && isStale ? 1 : code;
