import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from './backup/makeBackup.ts';
import { inBytes, inWords, runCommand } from './backup/program.ts';
import { readConfig } from './config.ts';
import { projectRoot } from './root.ts';
import { StartError } from './startError.ts';

const usage = 'usage: npm run backup -- [FOLDER] [--keep NUMBER]';
const clock = Date.now;

await runCommand(async (signal) => {
  const { folder, keep } = readArguments();
  const config = readConfig(process.env, projectRoot);
  const begunAt = clock();
  const made = await makeBackup({
    config,
    folder: resolve(process.env.INIT_CWD ?? '', folder ?? resolve(config.dataDir, 'backups')),
    keep,
    clock,
    signal,
  });
  const database = made.hasDatabase ? 'the database' : 'no database (that of DATABASE_URL has pg_dump)';
  const files = made.files === null ? 'no files (those of S3_BUCKET_URL stay there)' : inWords(made.files, 'file');
  const seconds = ((clock() - begunAt) / 1000).toFixed(1);
  const removed = made.removed === 0 ? '' : `; ${inWords(made.removed, 'older backup')} removed`;
  return `Backed up ${database} and ${files} to ${made.path}: ${inBytes(made.bytes)} in ${seconds} s${removed}`;
});

function readArguments(): { folder: string | undefined; keep: number | null } {
  try {
    const { values, positionals } = parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true });
    if (positionals.length > 1) throw new Error('more than one folder');
    if (values.keep !== undefined && !/^[1-9]\d{0,5}$/.test(values.keep))
      throw new Error('--keep takes a number from 1');
    return { folder: positionals[0], keep: values.keep === undefined ? null : Number(values.keep) };
  } catch (error) {
    throw new StartError(`${(error as Error).message} (${usage})`);
  }
}
