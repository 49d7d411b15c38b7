import { isDeepStrictEqual } from 'node:util';
import { atLeast, median, type Figure, type Topic, type Say } from '../figures.ts';
import { addBareRoutes } from './bareRoutes.ts';
import { addColumnsRoute, measureColumns } from './columns.ts';
import type { Load } from './load.ts';
import { openLoader } from './loader.ts';
import { openProduct, type Product } from './product.ts';
import { measureWall } from './wall.ts';

const rounds = 5;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const warmUp = 3;
const connections = 10;

interface Pair {
  readonly name: string;
  readonly target: number;
  readonly method: Load['method'];
  readonly body?: object;
  readonly engine: readonly string[];
  readonly bare: readonly string[];
}

interface Talent {
  readonly id: string;
  readonly version: number;
}

type Ask = <Answer>(method: Load['method'], url: string, payload?: object) => Promise<Answer>;

const base = '/client/v1/talents';

function askerOf({ app }: Product, token: string): Ask {
  return async (method, url, payload) => {
    const answer = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
    if (answer.statusCode !== 200) throw new Error(`${method} ${url} answered ${answer.statusCode} ${answer.body}`);
    return answer.json<{ responseData: unknown }>().responseData as never;
  };
}

function pairsOf(ids: readonly string[]): Pair[] {
  const bareRecords = ids.map((id) => `/bench/talents/${id}`);
  return [
    {
      name: 'list of 20',
      target: 0.8,
      method: 'GET',
      engine: [`${base}?withTotal=false&pageSize=20`],
      bare: ['/bench/talents?pageSize=20'],
    },
    {
      name: 'count',
      target: 0.8,
      method: 'POST',
      body: {},
      engine: [`${base}/count`],
      bare: ['/bench/talents/count'],
    },
    {
      name: 'one',
      target: 0.7,
      method: 'GET',
      engine: ids.map((id) => `${base}/profile-summary/${id}`),
      bare: bareRecords,
    },
    { name: 'update', target: 0.7, method: 'PUT', engine: ids.map((id) => `${base}/${id}`), bare: bareRecords },
  ];
}

/** Both sides have to give the same answer, or the comparison means nothing. */
async function assertEqual(ask: Ask, pairs: readonly Pair[]): Promise<void> {
  for (const { name, method, body, engine, bare } of pairs) {
    const answers: unknown[] = [];
    for (const path of [engine[0] ?? '', bare[0] ?? '']) {
      const payload = method === 'PUT' ? { headline: `Written by ${path}` } : body;
      const answer = await ask<Record<string, unknown>>(method, path, payload);
      answers.push(
        method === 'PUT' ? { ...answer, headline: typeof answer['headline'], updatedAt: 0, version: 0 } : answer,
      );
    }
    if (!isDeepStrictEqual(answers[0], answers[1])) throw new Error(`The two answers of '${name}' differ.`);
  }
}

/** The engine's routes against hand-written ones of the same server, and what row-level security itself costs. */
export async function measureServer(say: Say): Promise<readonly Topic[]> {
  const product = await openProduct();
  const loader = openLoader();
  try {
    addBareRoutes(product.app, product.pools);
    addColumnsRoute(product.app, product.pools);
    const url = await product.app.listen({ host: '127.0.0.1', port: 0 });
    const token = await product.signIn('agency@harbour.test');
    const ask = askerOf(product, token);
    const ids: string[] = [];
    for (const pageIndex of [0, 1, 2]) {
      const { data } = await ask<{ data: Talent[] }>('GET', `${base}?pageSize=100&pageIndex=${pageIndex}`);
      ids.push(...data.map(({ id }) => id));
    }
    const pairs = pairsOf(ids);
    await assertEqual(ask, pairs);

    const figures: Figure[] = [];
    for (const { name, target, method, body, engine, bare } of pairs) {
      const load = { url, token, method, connections, ...(body && { body }) };
      const rates = { engine: [] as number[], bare: [] as number[] };
      await loader.measure({ ...load, paths: engine, seconds: warmUp });
      await loader.measure({ ...load, paths: bare, seconds: warmUp });
      for (let round = 0; round < rounds; round += 1) {
        rates.engine.push(await loader.measure({ ...load, paths: engine, seconds }));
        rates.bare.push(await loader.measure({ ...load, paths: bare, seconds }));
      }
      const [mine, byHand] = [median(rates.engine), median(rates.bare)];
      const sides = [mine, byHand].map((rate) => `${rate.toFixed(0)}/s`) as [string, string];
      figures.push({ what: name, sides, ratio: mine / byHand, target: atLeast(target) });
      say(`${name}: ${mine.toFixed(0)} against ${byHand.toFixed(0)} requests/s`);
    }
    const routes: Topic = {
      title: 'The engine against hand-written SQL',
      about:
        `Requests a second over HTTP for the talents of a demo agency (${ids.length}). Both routes stand in the same server ` +
        'with the same session check and bound connection, and give the same answer, which is compared before measuring; ' +
        'the update writes version and history. The handler by hand asks for no rights beyond the session.',
      sides: ['engine', 'by hand'],
      figures,
      remarks: [
        `${connections} kept connections, median of ${rounds} rounds of ${seconds} s in turns after ${warmUp} s of warm-up; ` +
          'the load comes from another process on the same cores.',
      ],
    };

    const columns = await measureColumns({ app: product.app, loader, url, token }, say);

    const { rows: agencies } = await product.pools.owner.query<{ agency_id: string }>(
      'select agency_id from talents where id = $1',
      [ids[0]],
    );
    const agencyId = agencies[0]?.agency_id ?? '';
    const wall = await measureWall(product.pools, { databaseUrl: product.databaseUrl, agencyId, id: ids[0] ?? '' });
    const cost: Topic = {
      title: "Row-level security's own cost",
      about:
        'The same hand-written statements a second, without HTTP, on ten connections: as the role of requests under the ' +
        'forced policies, and as the owner, whom they do not bind. For information.',
      sides: ['under policies', 'without'],
      figures: wall,
    };
    return [routes, columns, cost];
  } finally {
    await loader.close();
    await product.close();
  }
}
