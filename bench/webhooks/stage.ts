import pg from 'pg';
import { startEmbedded } from '../../server/database/embedded/supervisor.ts';
import type { Json } from '../../tests/support/app.ts';
import { makeDataFolder, removeDataFolder } from '../../tests/support/serving/folders.ts';
import { launch, type Launched } from '../../tests/support/serving/launch.ts';
import { people } from '../../tests/support/serving/people.ts';
import { copyPrepared } from '../../tests/support/serving/prepared.ts';

/** Answer of a call. */
export interface Answered {
  readonly status: number;
  readonly data: Json;
  readonly text: string;
}

/** A database with one agency, on which built servers run that may post to loopback. */
export interface Stage {
  /** Starts one more server. */
  start(): Promise<Launched>;
  /** Runs a statement as the database's owner. */
  query(text: string, values?: readonly unknown[]): Promise<readonly Json[]>;
  /** Calls a server as the admin of the agency, or with a token. Rejects where the server is gone. */
  call(server: Launched, method: string, path: string, body?: object, token?: string): Promise<Answered>;
  /** Calls a server, and returns what it answers. Throws for any answer but 200. */
  ask(server: Launched, method: string, path: string, body?: object, token?: string): Promise<Json>;
  /** Returns a token of an account. */
  signIn(server: Launched, username: string): Promise<string>;
  /** Adds a webhook for some events of partners; `token` decides the agency. */
  addWebhook(server: Launched, port: number, token?: string): Promise<string>;
  /** Waits until nothing is left to deliver at once. */
  settled(patience: number): Promise<void>;
  close(): Promise<void>;
}

const left = `select (select count(*) from webhook_due) + (select count(*) from webhook_delivery
    where state = 'sending' or state = 'waiting') as count`;

/** Opens a stage; the database outlives servers that are killed. */
export async function openStage(): Promise<Stage> {
  const [dataDir, filesDir] = [await makeDataFolder('webhooks'), await makeDataFolder('webhook-files')];
  await copyPrepared('people', dataDir);
  const database = await startEmbedded({ dataDir, log: () => undefined });
  const owner = new pg.Pool({ connectionString: database.url, max: 2 });
  const servers = new Set<Launched>();
  let admin: string | undefined;

  const query: Stage['query'] = async (text, values = []) => (await owner.query(text, [...values])).rows;
  const send = async ({ url }: Launched, method: string, path: string, body?: object, token?: string) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    return { status: answer.status, data: (JSON.parse(text) as Json).responseData, text };
  };
  const expectOk = (what: string, { status, data, text }: Answered): Json => {
    if (status !== 200) throw new Error(`${what} was answered ${status}: ${text}`);
    return data;
  };
  const signIn: Stage['signIn'] = async (server, username) => {
    const sent = await send(server, 'POST', '/user/v1/auth/login', { username, password: people.password });
    return expectOk('signing in', sent).access_token;
  };
  const call: Stage['call'] = async (server, method, path, body, token) =>
    send(server, method, path, body, token ?? (admin ??= await signIn(server, people.admin)));
  const ask: Stage['ask'] = async (server, method, path, body, token) =>
    expectOk(`${method} ${path}`, await call(server, method, path, body, token));

  return {
    query,
    signIn,
    call,
    ask,
    start: async () => {
      const env = { DATABASE_URL: database.url, OUTBOUND_ALLOW: '127.0.0.1' };
      const server = await launch(filesDir, { env });
      servers.add(server);
      return server;
    },
    addWebhook: async (server, port, token) => {
      const body = { name: 'Receiver', url: `http://127.0.0.1:${port}/`, events: ['partner.*'] };
      return (await ask(server, 'POST', '/client/v1/webhooks', body, token)).id;
    },
    settled: async (patience) => {
      const until = Date.now() + patience;
      for (;;) {
        const [row] = await query(left);
        if (Number(row.count) === 0) return;
        if (Date.now() > until) throw new Error(`${row.count} deliveries are left`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    close: async () => {
      await Promise.all([...servers].map((server) => server.end('SIGKILL')));
      await owner.end();
      await database.stop();
      await Promise.all([dataDir, filesDir].map(removeDataFolder));
    },
  };
}
