import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inWords, runCommand } from './backup/program.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { readConfig } from './config.ts';
import { projectRoot } from './root.ts';
import { StartError } from './startError.ts';

const usage = 'usage: npm run restore -- FILE [--replace]';

await runCommand(async (signal) => {
  const { file, isReplacing } = readArguments();
  const config = readConfig(process.env, projectRoot);
  const { manifest, counts, files, aside } = await restoreBackup({
    config,
    file: resolve(process.env.INIT_CWD ?? '', file),
    isReplacing,
    clock: Date.now,
    signal,
  });
  const database = counts ? `${inWords(counts.tables, 'table')} with ${inWords(counts.rows, 'row')}` : 'no database';
  const stored = manifest.files === 's3' ? 'no files (they are in the S3 store)' : inWords(files, 'file');
  const before = aside === null ? '' : `; what was there is in ${aside}`;
  const made = `the backup of ${manifest.madeAt} by Greenroom ${manifest.release}`;
  return `Restored ${made} into ${config.dataDir}: ${database} and ${stored}${before}`;
});

function readArguments(): { file: string; isReplacing: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Error('one FILE is needed');
    return { file, isReplacing: values.replace ?? false };
  } catch (error) {
    throw new StartError(`${(error as Error).message} (${usage})`);
  }
}
