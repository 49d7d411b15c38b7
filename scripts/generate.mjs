// Everything that follows from the declarations and is kept in the repository: migrations, schema.sql, openapi.json and
// entities.md. `--check` changes nothing and fails where something is stale; `--name WORD` names a new migration.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { indexes } from './generate/indexes.mjs';
import { load } from './load.mjs';
import { root } from './run.mjs';

const isCheck = process.argv.includes('--check');
let isStale = false;

/** Writes files that differ from what they are to be, or tells them. */
async function keep(files) {
  for (const [path, text] of Object.entries(files)) {
    if ((await readFile(`${root}/${path}`, 'utf8').catch(() => '')) === text) continue;
    isStale = true;
    if (isCheck) console.error(`${path} is stale`);
    else {
      await mkdir(dirname(`${root}/${path}`), { recursive: true });
      await writeFile(`${root}/${path}`, text);
      console.log(`wrote ${path}`);
    }
  }
}

// First of all, since what follows imports them.
await keep(await indexes(root));
const { outlineIndex } = await load('scripts/generate/outlines.ts');
await keep({ 'generated/outlines.ts': await outlineIndex() });
const { wordIndexes } = await load('scripts/generate/words.ts');
await keep(await wordIndexes(root));

const { generate } = await load('scripts/generate/generate.ts');
const { argv } = process;
const nameAt = argv.indexOf('--name');
const code = await generate({
  isCheck,
  name: nameAt === -1 ? 'declarations' : (argv[nameAt + 1] ?? 'declarations'),
});
process.exitCode = isCheck && isStale ? 1 : code;
