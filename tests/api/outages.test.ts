import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { requireAccess } from '../../server/plugins/access.ts';
import { handleErrors } from '../../server/plugins/errors.ts';
import { registerHealth } from '../../server/plugins/health.ts';
import { openLogger } from '../../server/start/logger.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

let database: TestDatabase;
let proxy: Server;
let pools: Pools;
let app: FastifyInstance;
let text = '';
/** Queries of the health checks as the owner. */
let asked: string[] = [];
/** The database's refusal of a write for want of room; null while there is room. */
let full: pg.DatabaseError | null = null;

const url = '/write';
const statuses = async () => [(await app.inject(url)).statusCode, (await app.inject('/readyz')).statusCode];

beforeAll(async () => {
  database = await openTestDatabase();
  const { hostname, port } = new URL(database.url);
  // Breaks a connection as a database does that dies: in the middle of a statement, without a word.
  proxy = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    for (const one of [socket, upstream]) one.on('error', () => undefined);
    socket.on('close', () => upstream.destroy());
    socket.on('data', (chunk) => (chunk.includes('break off') ? socket.resetAndDestroy() : upstream.write(chunk)));
    upstream.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const through = new URL(database.url);
  through.hostname = '127.0.0.1';
  through.port = `${(proxy.address() as AddressInfo).port}`;
  pools = openPools(through.href);
  const owner = {
    query: (sql: string, values?: unknown[]) => {
      asked.push(sql);
      return full !== null && sql.startsWith('create') ? Promise.reject(full) : pools.owner.query(sql, values);
    },
  } as pg.Pool;
  const log = openLogger('info', { write: (line) => (text += line) }) as FastifyBaseLogger;
  app = fastify({ loggerInstance: log });
  handleErrors(app);
  requireAccess(app);
  registerHealth(app, { ...pools, owner });
  const config = { access: 'public' } as const;
  app.get(url, { config }, async () => {
    if (full !== null) throw full;
    return pools.query(null, { text: 'select 1' });
  });
  app.get('/broken', { config }, () => pools.query(null, { text: "select 'break off'" }));
});
afterAll(async () => {
  await app.close();
  await pools.close();
  proxy.close();
  await database.drop();
});
beforeEach(() => {
  asked = [];
  text = '';
});

it('a database that dies in the middle of a statement is unavailable, and no fault of the server', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.inject('/broken')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 503));
  expect(text).not.toContain('unexpected error');
  expect((await app.inject(url)).statusCode).toBe(200);
});

it('a full disk is told in the log and by readyz for as long as nothing can be written', async () => {
  expect(await statuses()).toEqual([200, 200]);
  full = Object.assign(new pg.DatabaseError('could not extend file: No space left on device', 0, 'error'), {
    code: '53100',
  });
  expect(await statuses()).toEqual([503, 503]);
  expect(text).toContain('No space left on device');
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  full = null;
  expect(await statuses()).toEqual([200, 200]);
});

it('readyz writes nothing while nothing has failed', async () => {
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(asked.map((sql) => sql.split(' ')[0])).toEqual(['select']);
});
