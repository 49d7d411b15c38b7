import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

/** Files whose coverage counts: those that decide or require rights. */
const isOurs = (file) => /^(?:schema|server)\//.test(file);

const begun = performance.now();
const session = new Session();
session.connect();

/** Within one thread an answer is there when the call comes back. */
function ask(method, parameters) {
  let answer;
  session.post(method, parameters, (error, result) => {
    if (error) throw new Error(`${method}: ${error.message}`);
    answer = result;
  });
  return answer;
}

ask('Profiler.enable');
ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** A file as seen from the folder of the project. */
const nameOf = (file) => path.relative(process.cwd(), file).split(path.sep).join('/');

/** Returns each loaded module: its running text, with V8's ranges and their counts. */
function takeModules() {
  ask('Debugger.enable');
  const { result } = ask('Profiler.takePreciseCoverage');
  return result.flatMap(({ scriptId, url, functions }) => {
    const file = url.startsWith('file:') ? nameOf(fileURLToPath(url)) : '';
    if (!isOurs(file)) return [];
    const { scriptSource: code } = ask('Debugger.getScriptSource', { scriptId });
    const ranges = functions.flatMap((one) => one.ranges.map((range) => Object.values(range)));
    return [{ file, code, ranges }];
  });
}

/** The functions of the database that were called in the databases of this test file. */
const called = new Set();

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Counts the calls of database functions. A connection reports them when it ends at the latest; so all are ended before
 * the counts are read.
 */
async function countCalls(name) {
  const { url } = inject('testServer');
  await withClient(url, async (client) => {
    const end = 'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1';
    await client.query(end, [name]);
  });
  const own = new URL(url);
  own.pathname = `/${name}`;
  await withClient(own.href, async (client) => {
    const { rows } = await client.query('select funcname from pg_stat_user_functions where calls > 0');
    for (const { funcname } of rows) called.add(funcname);
  });
}

const { query } = pg.Client.prototype;
/** A database that is removed takes its counts along. */
pg.Client.prototype.query = function (statement, ...rest) {
  const [, name] = /^DROP DATABASE IF EXISTS (\w+)/.exec(statement?.text ?? '') ?? [];
  const go = () => query.call(this, statement, ...rest);
  return name === undefined ? go() : countCalls(name).then(go, go);
};

// Registered before any hook of the test file, it runs after all of them.
afterAll(() => {
  const modules = takeModules();
  const seconds = (performance.now() - begun) / 1000;
  const cover = { seconds, functions: [...called].sort(), modules };
  writeFileSync(process.env.GREENROOM_MUTATION_COVER, JSON.stringify(cover));
});
