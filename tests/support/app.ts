import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Registry } from '../../schema/language/registry.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig, type Config } from '../../server/config.ts';
import { openPools, type Pools } from '../../server/database/pools.ts';
import type { LinksPort } from '../../server/integrations/links/port.ts';
import type { AddressesPort } from '../../server/integrations/places/port.ts';
import type { SocialsPort } from '../../server/integrations/socials/port.ts';
import type { ConnectionLimits } from '../../server/plugins/connectionLimits.ts';
import type { StillsPort } from '../../server/integrations/stills/port.ts';
import { answerFaults, type Documented } from './documented.ts';
import { isSendable } from './fixture/booking.ts';
import { fixtureRegistry } from './fixture.ts';
import { reachAlike } from './fixture/duty.ts';
import { completeTickets, remindOfTickets } from './fixture/ticket.ts';
import { openFixtureDatabase, type TestDatabase } from './testDatabase.ts';
import { countOwner, forgetWrites, writeCountOf } from './writeCount.ts';

/** One call of the API, as a client makes it. */
export interface Question {
  readonly method: string;
  readonly path: string;
  /** Access token of the caller; signed out without one. */
  readonly token?: string | null;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answer of a call. */
export interface Answer {
  readonly status: number;
  /** The answer as it came, to the byte. */
  readonly text: string;
  readonly headers: LightMyRequestResponse['headers'];
  /** JSON of the answer; undefined if it is something else. */
  readonly json: Json;
  /** Answer of an accepted call (`responseData`). */
  readonly data: Json;
}

/** JSON as tests look into it: every property may be there. */
export type Json = ReturnType<typeof JSON.parse>;

/** The whole server over the tests' declarations, on a database of its own and a clock that tests turn. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly pools: Pools;
  /** Its files are in `dataDir`, a folder of its own that is made with the first of them. */
  readonly config: Config;
  readonly registry: Registry;
  /** The statements that requests have sent to the database, in order. */
  readonly statements: string[];
  /** Number of statements that may have written to its database, whoever sent them. */
  writes(): Promise<number>;
  now(): number;
  /** Moves the clock ahead, in milliseconds. */
  pass(time: number): void;
  /** Calls the API. Every answer has to be one that the API's own documentation describes. */
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

const routeHeader = 'x-test-route';

/** Written once: every server of the tests has the same routes. */
let document: Documented | undefined;

/** Registers the listeners that the fixture's declarations require, before the server is ready. */
export function completeFixture(app: FastifyInstance): void {
  completeTickets(app.engine);
  reachAlike(app.engine);
  app.engine.guardStep('fixtureBooking', 'isSendable', isSendable);
  remindOfTickets(app.engine, app.jobs);
}

/**
 * Opens the server; its clock starts at noon of 20 November 2026 in Sydney. `isWalled` enables row-level security; by
 * default `GREENROOM_TEST_WALL` decides. `links` fetches pages of the web and `stills` takes posters from videos; both
 * are off by default. `socials` connects social accounts: the sandbox by default, off if null, and so are streets by `addresses`. `filePatience` is the
 * timeout of a file's reader, in milliseconds. `env` overrides settings. `database` is a new one by default and is
 * dropped at the end. `limits` are those of connections, `log` receives the log of requests: none by default.
 */
export async function openTestApp(
  options: {
    database?: TestDatabase;
    isWalled?: boolean;
    links?: LinksPort;
    stills?: StillsPort;
    socials?: SocialsPort | null;
    addresses?: AddressesPort | null;
    filePatience?: number;
    limits?: ConnectionLimits;
    log?: FastifyBaseLogger;
    env?: NodeJS.ProcessEnv;
  } = {},
): Promise<TestApp> {
  const { database = await openFixtureDatabase() } = options;
  const statements: string[] = [];
  const writeCount = writeCountOf(database.url);
  const watch = (text: string) => {
    statements.push(text);
    writeCount.add(text);
  };
  const pools = openPools(database.url, { size: 4, watch });
  countOwner(pools, writeCount);
  const { isWalled = process.env['GREENROOM_TEST_WALL'] !== 'off' } = options;
  if (!isWalled) await removeWall(pools);
  let now = Date.parse('2026-11-20T12:00:00+11:00');
  const clock = () => now;
  const dataDir = join(tmpdir(), `greenroom-test-${randomUUID()}`);
  const config = readConfig(
    { DATA_DIR: dataDir, LINK_PREVIEWS: '0', FFMPEG: '0', API_KEY_CALLS: '0', ...options.env },
    '/',
  );
  const { links, stills, socials, addresses, filePatience, limits, log = false } = options;
  const given = { config, pools, clock, log, webRoot: null, registry: fixtureRegistry } as const;
  const parts = {
    ...(links && { links }),
    ...(stills && { stills }),
    ...(socials !== undefined && { socials }),
    ...(addresses !== undefined && { addresses }),
    ...(filePatience !== undefined && { filePatience }),
    ...(limits && { limits }),
  };
  const app = await buildApp({ ...given, ...parts });
  completeFixture(app);
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header(routeHeader, request.routeOptions.url ?? '');
    done();
  });
  let lastError: Error | undefined;
  app.addHook('onError', (_request, _reply, error, done) => {
    lastError = error;
    done();
  });
  await app.ready();
  document ??= app.swagger() as unknown as Documented;
  const described = document;

  const ask = async ({ method, path, token, query, body, headers }: Question): Promise<Answer> => {
    const text = new URLSearchParams(
      Object.entries(query ?? {}).flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)])),
    ).toString();
    const answer = await app.inject({
      method: method as 'GET',
      url: text === '' ? path : `${path}?${text}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    // What goes on after an answer is over before a test looks for it.
    await app.background.settled();
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const json = isJson && answer.body !== '' ? (JSON.parse(answer.body) as Json) : undefined;
    const route = String(answer.headers[routeHeader] ?? '');
    const faults = answerFaults(described, { method, route, status: answer.statusCode, json, text: answer.body });
    if (faults.length > 0) {
      const said = `${method} ${path} answered ${answer.statusCode} ${answer.body}`;
      throw new Error([said, ...faults, ...(lastError ? [lastError.message] : [])].join('\n'), { cause: lastError });
    }
    return {
      status: answer.statusCode,
      text: answer.body,
      headers: answer.headers,
      json,
      data: (json as { responseData?: Json } | undefined)?.responseData,
    };
  };

  return {
    app,
    pools,
    config,
    registry: fixtureRegistry,
    statements,
    writes: () => writeCount.soFar(pools),
    now: clock,
    pass: (time) => {
      now += time;
    },
    ask,
    close: async () => {
      await app.close();
      await pools.close();
      await database.drop();
      forgetWrites(database.url);
      await rm(config.dataDir, { recursive: true, force: true });
    },
  };
}

/** Removes row-level security, the second wall, so that only the first one, the statements' own conditions, is left. */
async function removeWall(pools: Pools): Promise<void> {
  const { rows } = await pools.owner.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity`,
  );
  for (const { relname } of rows) await pools.owner.query(`alter table "${relname}" disable row level security`);
}
