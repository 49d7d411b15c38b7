import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Say, Topic } from '../figures.ts';
import { measureBacklog } from './backlog.ts';
import { measureKilled } from './killed.ts';
import { measureServers } from './servers.ts';
import { measureWrites } from './writes.ts';

const project = resolve(import.meta.dirname, '../..');

/** Measures webhooks: what they cost a write, a long backlog, and how soon and how surely deliveries come. */
export async function measureWebhooks(say: Say): Promise<readonly Topic[]> {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: project, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The build failed.');
  return [
    await measureWrites(say),
    await measureBacklog(say),
    ...(await measureKilled(say)),
    await measureServers(say),
  ];
}
