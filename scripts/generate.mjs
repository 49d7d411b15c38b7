// Everything that follows from the declarations and is kept in the repository: migrations, schema.sql, openapi.json and
// entities.md. `--check` changes nothing and fails where something is stale; `--name WORD` names a new migration.
import { tsImport } from 'tsx/esm/api';

const { generate } = await tsImport('./generate/generate.ts', import.meta.url);
const { argv } = process;
const nameAt = argv.indexOf('--name');
process.exitCode = await generate({
  isCheck: argv.includes('--check'),
  name: nameAt === -1 ? 'declarations' : (argv[nameAt + 1] ?? 'declarations'),
});
