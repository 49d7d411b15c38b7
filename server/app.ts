import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { computed } from '../generated/computed.ts';
import { serverAreas } from '../generated/serverAreas.ts';
import { registry, type Entities } from '../schema/index.ts';
import type { Registry } from '../schema/language/registry.ts';
import type { Config } from './config.ts';
import type { Pools } from './database/pools.ts';
import { createEngine, type Engine } from './engine/engine.ts';
import { keepSeries } from './engine/writing/series.ts';
import { registerEntityRoutes } from './engine/routes/routes.ts';
import { registerSettingsRoutes } from './engine/settings/routes.ts';
import { requireGuards } from './engine/states/guards.ts';
import type { House, ServerArea } from './house.ts';
import { createRecaptcha } from './integrations/captcha/recaptcha.ts';
import { createLinks } from './integrations/links/links.ts';
import type { LinksPort } from './integrations/links/port.ts';
import { createMeta } from './integrations/socials/meta.ts';
import type { SocialsPort } from './integrations/socials/port.ts';
import { createSandbox } from './integrations/socials/sandbox.ts';
import { fontFamilies } from './integrations/documents/fonts.ts';
import type { DocumentsPort } from './integrations/documents/port.ts';
import { createGazetteer } from './integrations/places/gazetteer.ts';
import { createPhoton } from './integrations/places/photon/photon.ts';
import { createPlaces } from './integrations/places/places.ts';
import type { AddressesPort } from './integrations/places/port.ts';
import { createAddressSandbox } from './integrations/places/sandbox.ts';
import { createTypst } from './integrations/documents/typst.ts';
import { createFfmpeg } from './integrations/stills/ffmpeg.ts';
import type { StillsPort } from './integrations/stills/port.ts';
import type { StoragePort } from './integrations/storage/port.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { registerEngineSweeps } from './jobs/sweeps.ts';
import { keyReader } from './areas/identity/api-keys/keyReader.ts';
import { registerAuth } from './areas/identity/auth/auth.ts';
import { createInvitationLimiter } from './areas/identity/auth/letters/mailLimiter.ts';
import { createInvitations, type Invitations } from './areas/identity/auth/invitations.ts';
import type { DemoAccounts } from './areas/identity/auth/sign-in/demoAccounts.ts';
import { createOutbox } from './areas/identity/mail/outbox.ts';
import { requireAccess } from './plugins/access.ts';
import { answerLocally } from './plugins/localOnly.ts';
import { forbidStoring } from './plugins/caching.ts';
import {
  connectionLimits,
  connectionOptions,
  limitConnections,
  limitPublicBodies,
  type ConnectionLimits,
} from './plugins/connectionLimits.ts';
import { limitBodies } from './plugins/slowBodies.ts';
import { compileSchemas } from './plugins/schemaCompiler.ts';
import { closeQueries } from './plugins/validation.ts';
import { answerUnroutable, handleErrors } from './plugins/errors.ts';
import { registerHealth } from './plugins/health.ts';
import { closeToKeys } from './plugins/keyAccess.ts';
import { registerOpenapi } from './plugins/openapi.ts';
import { registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { offerBreakTags } from './plugins/breakTags.ts';
import { refuseBrokenTexts } from './plugins/unicodeGuard.ts';
import { serveWeb } from './plugins/web.ts';
import { registerRealtime } from './realtime/realtime.ts';
import { addressOf } from './start/announcement.ts';
import type { Preparation } from './start/preparing/preparation.ts';
import { openStorage } from './start/storage.ts';
import { trustOf } from './trustedProxies.ts';

/** Dependencies of the application; tests pass their own clock, database and declarations. */
export interface AppDeps {
  readonly config: Config;
  readonly pools: Pools;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: FastifyBaseLogger | false;
  /** The folder of the built front end; null serves the API alone. */
  readonly webRoot: string | null;
  /** The start that is still under way; browsers see its progress until the pages are built. */
  readonly preparation?: Preparation;
  /** Limits on the duration and number of connections; the product's own by default, tests may pass others. */
  readonly limits?: ConnectionLimits;
  /** The declarations; Greenroom's own unless a test adds to them. */
  readonly registry?: Registry;
  /** The accounts that the sign-in page of a demo offers. */
  readonly demo?: DemoAccounts;
  /** Storage of files; from the configuration by default, tests may pass their own. */
  readonly storage?: StoragePort;
  /** Fetches pages of the web, unless the configuration forbids it; tests may pass their own. */
  readonly links?: LinksPort;
  /** Takes posters from videos; the configured program by default, tests may pass their own. */
  readonly stills?: StillsPort;
  /** Makes documents; the product's own by default, tests may pass their own. */
  readonly documents?: DocumentsPort;
  /** Timeout for a reader of an uploaded file, in milliseconds; tests use less. */
  readonly filePatience?: number;
  /** Connects social accounts; null if disabled; from the configuration by default, tests may pass their own. */
  readonly socials?: SocialsPort | null;
  /** Knows streets; null for towns alone; from the configuration by default, tests may pass their own. */
  readonly addresses?: AddressesPort | null;
  /** The work beside the requests; registered and never started unless a server brings its own. */
  readonly jobs?: Jobs;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** For work beside the requests. */
    engine: Engine;
    jobs: Jobs;
    /** For code that creates accounts. */
    invitations: Invitations;
  }
}

/** Assembles the whole server; never listens. Areas register themselves. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, pools, clock, webRoot, limits = connectionLimits } = deps;
  const declarations: Registry = deps.registry ?? (registry satisfies Registry<Entities>);
  const app = fastify({
    ...(deps.log === false ? { logger: false } : { loggerInstance: deps.log }),
    trustProxy: trustOf(config.trustedProxies),
    frameworkErrors: answerUnroutable,
    bodyLimit: 1_048_576,
    ...connectionOptions(limits),
    routerOptions: { maxParamLength: 400 },
    ...compileSchemas(),
  });

  limitConnections(app, limits);
  limitBodies(app, limits);
  limitPublicBodies(app);
  if (config.demo) answerLocally(app);
  handleErrors(app);
  requireAccess(app);
  closeQueries(app);
  refuseBrokenTexts(app);
  offerBreakTags(app, declarations);
  forbidStoring(app);
  await registerSecurityHeaders(app, config);
  await registerOpenapi(app);
  registerHealth(app, pools);
  const jobs = deps.jobs ?? createJobs({ pools, clock, log: app.log });
  app.decorate('jobs', jobs);
  const isSending = config.smtpUrl !== null;
  const outbox = createOutbox({ isSending, clock });
  const origin = () => addressOf(config, portOf(app) ?? config.port);
  const invitations = createInvitations({ outbox, clock, origin });
  const complain = (reason: unknown) => app.log.error({ err: reason }, 'the captcha could not be judged');
  const captcha = config.recaptcha && createRecaptcha({ ...config.recaptcha, complain });
  const identity = await registerAuth(app, {
    config,
    pools,
    clock,
    outbox,
    origin,
    keys: keyReader(pools, clock, config.keyCalls),
    lookup: declarations,
    ...(deps.demo && { demo: deps.demo }),
    ...(captcha && { captcha }),
  });
  const engine = createEngine({ registry: declarations, computed, database: pools, clock });
  app.decorate('engine', engine);
  keepSeries(engine);
  registerEngineSweeps(jobs, engine, pools);
  app.decorate('invitations', invitations);
  registerEntityRoutes(app, engine);
  registerSettingsRoutes(app, engine);
  const house: House = {
    app,
    config,
    pools,
    clock,
    origin,
    engine,
    jobs,
    identity,
    invitations,
    limitInvitations: createInvitationLimiter(pools),
    outbox,
    storage: deps.storage ?? openStorage(config),
    links: deps.links ?? (config.linkPreviews ? createLinks({ clock }) : null),
    stills: deps.stills ?? (config.ffmpeg === null ? null : createFfmpeg({ program: config.ffmpeg })),
    places: createPlaces({
      towns: createGazetteer(),
      addresses: deps.addresses === undefined ? addressesOf(app, deps) : deps.addresses,
    }),
    documents: deps.documents ?? createTypst({ families: fontFamilies(config.fontsDir) }),
    socials: deps.socials === undefined ? socialsOf(app, deps, origin) : deps.socials,
    filePatience: deps.filePatience,
  };
  for (const area of serverAreas) await registerArea(area, house);
  registerRealtime(app, {
    engine,
    pools,
    identity,
    isLocalOnly: config.demo,
    jobs,
  });
  app.addHook('onReady', async () => requireGuards(engine));
  if (webRoot !== null) await serveWeb(app, webRoot, deps.preparation);
  return app;
}

/** Adds an area; the routes of one that is closed to API keys in a scope of their own. */
async function registerArea({ register, isClosedToKeys }: ServerArea, house: House): Promise<void> {
  if (!isClosedToKeys) return register(house);
  await house.app.register(async (scope) => {
    closeToKeys(scope);
    register({ ...house, app: scope });
  });
}

/** Meta where an app of it is configured, else in a demo the sandbox in its place. */
function socialsOf({ log }: FastifyInstance, { config, clock }: AppDeps, origin: () => string): SocialsPort | null {
  const complain = (reason: unknown) => log.error({ err: reason }, 'a social account could not be connected');
  if (config.facebook) return createMeta({ ...config.facebook, clock, complain });
  return config.demo ? createSandbox({ clock, origin }) : null;
}

/** Photon where a server of it is configured, else in a demo the sandbox in its place. */
function addressesOf({ log }: FastifyInstance, { config, clock }: AppDeps): AddressesPort | null {
  const complain = (reason: string) => log.error({ reason }, 'addresses could not be searched');
  if (config.photonUrl !== null) return createPhoton({ url: config.photonUrl, clock, complain });
  return config.demo ? createAddressSandbox() : null;
}

/** The TCP port that it listens on; null before that. */
function portOf({ server }: FastifyInstance): number | null {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : null;
}
