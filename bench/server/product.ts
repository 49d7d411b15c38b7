import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { demoPassword } from '../../demo/accounts.ts';
import { fillDemo } from '../../demo/seed.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { startEmbedded } from '../../server/database/embedded/supervisor.ts';
import { migrate } from '../../server/database/migrate.ts';
import { ensureRequestLogin } from '../../server/database/requestLogin.ts';
import { openStorage } from '../../server/start/storage.ts';
import { openPools, type Pools } from '../../server/database/pools.ts';

/** The whole product over a database of its own with the demo agencies. */
export interface Product {
  readonly app: FastifyInstance;
  readonly pools: Pools;
  /** The owner's connection string. */
  readonly databaseUrl: string;
  /** An access token of a demo account. */
  signIn(email: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens it, not yet listening, so that routes can be added. */
export async function openProduct(webRoot: string | null = null): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  // The user who runs PostgreSQL for root has to pass through it.
  await chmod(dataDir, 0o755);
  const silent = () => undefined;
  const database = await startEmbedded({ dataDir, log: silent });
  await migrate(database.url, silent);
  await ensureRequestLogin(database.url);
  const pools = openPools(database.url);
  const config = readConfig({}, dataDir);
  await fillDemo(pools, openStorage(config, { isSynced: false }), { clock: Date.now, say: silent });
  await pools.owner.query('vacuum analyze');
  const app = await buildApp({ config, pools, clock: Date.now, log: false, webRoot });
  return {
    app,
    pools,
    databaseUrl: database.url,
    signIn: async (username) => {
      const payload = { username, password: demoPassword };
      const answer = await app.inject({ method: 'POST', url: '/user/v1/auth/login', payload });
      return answer.json<{ responseData: { access_token: string } }>().responseData.access_token;
    },
    close: async () => {
      await app.close();
      await pools.close();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
