import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { registry, type Entities } from '../schema/index.ts';
import type { Registry } from '../schema/registry.ts';
import type { Config } from './config.ts';
import type { Pools } from './database/pools.ts';
import { createEngine } from './engine/engine.ts';
import { registerEntityRoutes } from './engine/routes.ts';
import { registerAuth } from './modules/auth/auth.ts';
import { requireAccess } from './plugins/access.ts';
import { validateByShape } from './plugins/validation.ts';
import { handleErrors } from './plugins/errors.ts';
import { registerHealth } from './plugins/health.ts';
import { registerOpenapi } from './plugins/openapi.ts';
import { registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { refuseBrokenTexts } from './plugins/texts.ts';
import { serveWeb } from './plugins/web.ts';

/** What the application is made of; tests pass their own clock, database and declarations. */
export interface AppDeps {
  readonly config: Config;
  readonly pools: Pools;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: FastifyBaseLogger | false;
  /** The folder of the built front end; null serves the API alone. */
  readonly webRoot: string | null;
  /** The declarations; Greenroom's own unless a test adds to them. */
  readonly registry?: Registry;
}

/** Assembles the whole server; never listens. The one place where modules are handed each other's abilities. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, pools, clock, webRoot } = deps;
  const declarations: Registry = deps.registry ?? (registry satisfies Registry<Entities>);
  const app = fastify({
    ...(deps.log === false ? { logger: false } : { loggerInstance: deps.log }),
    trustProxy: config.publicUrl !== null,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 400 },

  });

  handleErrors(app);
  requireAccess(app);
  validateByShape(app);
  refuseBrokenTexts(app);
  await registerSecurityHeaders(app, config);
  await registerOpenapi(app);
  registerHealth(app, pools);
  await registerAuth(app, { config, pools, clock });
  const engine = createEngine({ registry: declarations, database: pools, clock });
  registerEntityRoutes(app, engine);
  if (webRoot !== null) await serveWeb(app, webRoot);
  return app;
}
