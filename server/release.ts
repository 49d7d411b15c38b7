import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './root.ts';

/** The version of Greenroom, as in "0.1.0". */
export async function releaseVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  return version;
}
