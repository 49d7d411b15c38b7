import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { registry } from '../../schema/index.ts';
import { keyReader } from '../../server/areas/identity/api-keys/keyReader.ts';
import { registerAuth, type AuthDeps } from '../../server/areas/identity/auth/auth.ts';
import { createOutbox } from '../../server/areas/identity/mail/outbox.ts';
import { requireAccess } from '../../server/plugins/access.ts';
import { handleErrors } from '../../server/plugins/errors.ts';
import { compileSchemas } from '../../server/plugins/schemaCompiler.ts';
import { refuseBrokenTexts } from '../../server/plugins/unicodeGuard.ts';
import { openTestDatabase } from './testDatabase.ts';

/** The auth module alone, on a database of its own and a clock that tests turn. */
export interface AuthServer {
  readonly app: FastifyInstance;
  readonly pools: Pools;
  /** Statements sent to the database by requests. */
  readonly statements: string[];
  now(): number;
  /** Moves the clock ahead, in milliseconds. */
  pass(time: number): void;
  login(username: string, password: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  /** Calls with an access token. */
  call(method: 'GET' | 'POST', url: string, accessToken: string): Promise<LightMyRequestResponse>;
  /** Presents a refresh token as a cookie. */
  refresh(refreshToken: string, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>;
  /** Another server of the same installation. */
  another(options?: Partial<AuthDeps>): Promise<FastifyInstance>;
  close(): Promise<void>;
}

export async function openAuthServer(options: Partial<AuthDeps> = {}): Promise<AuthServer> {
  const database = await openTestDatabase();
  const statements: string[] = [];
  const pools = openPools(database.url, { watch: (text) => statements.push(text) });
  let now = Date.parse('2026-11-20T09:00:00Z');
  const config = { publicUrl: null, demo: false };
  const outbox = createOutbox({ isSending: false, clock: () => now });
  const origin = () => 'http://localhost';
  const build = async (changed: Partial<AuthDeps> = options) => {
    const app = fastify(compileSchemas());
    handleErrors(app);
    requireAccess(app);
    refuseBrokenTexts(app);
    const keys = keyReader(pools, () => now, 0);
    await registerAuth(app, { config, pools, clock: () => now, outbox, origin, keys, lookup: registry, ...changed });
    await app.ready();
    return app;
  };
  const app = await build();
  return {
    app,
    pools,
    statements,
    now: () => now,
    pass: (time) => {
      now += time;
    },
    login: (username, password, more) =>
      app.inject({ method: 'POST', url: '/user/v1/auth/login', payload: { username, password }, ...more }),
    call: (method, url, token) => app.inject({ method, url, headers: { authorization: `Bearer ${token}` } }),
    refresh: (token, headers) =>
      app.inject({
        method: 'POST',
        url: '/user/v1/auth/refresh-token',
        cookies: { greenroom_refresh: token },
        ...(headers && { headers }),
      }),
    another: build,
    close: async () => {
      await app.close();
      await pools.close();
      await database.drop();
    },
  };
}
