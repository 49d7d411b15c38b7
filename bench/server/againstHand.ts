import { isDeepStrictEqual } from 'node:util';
import { atLeast, median, type Figure, type Say } from '../figures.ts';
import { barePath, routeOf, type BareEntity } from './bareEntity.ts';
import type { Load } from './load.ts';
import type { Served } from './served.ts';

const rounds = 5;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const warmUp = 3;
const connections = 10;

/** Remark on the taking of the figures. */
export const takenSo =
  `${connections} kept connections, median of ${rounds} rounds of ${seconds} s in turns after ${warmUp} s of warm-up; ` +
  'the load comes from another process on the same cores.';

/** The two sides, as far as they are the same for all entities. */
export const bothSides =
  'Both routes stand in the same server with the same session check and bound connection, and give the same answer, ' +
  'which is compared before measuring; the update writes version and history. The handler by hand asks for no rights ' +
  'beyond the session.';

type Compared = Pick<BareEntity, 'entity' | 'statements' | 'texts'>;

interface Pair extends Pick<Load, 'method' | 'body' | 'writes'> {
  readonly name: string;
  readonly target: number;
  readonly engine: readonly string[];
  readonly bare: readonly string[];
}

/** The request of a page, in the query or the body as the entity's list takes it. */
function asking(entity: string, query: Readonly<Record<string, boolean | number>>) {
  const { method, path } = routeOf(entity, 'list');
  if (method !== 'GET') return { method, path, body: query };
  return {
    method,
    path: `${path}?${Object.entries(query)
      .map((one) => one.join('='))
      .join('&')}`,
  };
}

/** Reads the ids of every record of an entity. */
async function idsOf({ ask }: Served, entity: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let pageIndex = 0; ; pageIndex += 1) {
    const { method, path, body } = asking(entity, { pageSize: 100, pageIndex });
    const page = await ask<{ data: readonly { id: string }[]; loadMore: boolean }>(method, path, body);
    ids.push(...page.data.map(({ id }) => id));
    if (!page.loadMore) return ids;
  }
}

function pairsOf({ entity, statements, texts }: Compared, ids: readonly string[]): readonly Pair[] {
  const pair = (
    name: string,
    target: number,
    { path, ...load }: Pick<Load, 'method' | 'body'> & { path: string },
  ): Pair => {
    const engine = path.includes('{id}') ? ids.map((id) => path.replace('{id}', id)) : [path];
    return { name, target, ...load, engine, bare: engine.map(barePath) };
  };
  return [
    pair('list of 20', 0.8, asking(entity, { withTotal: false, pageSize: 20 })),
    ...(statements.count === undefined ? [] : [pair('count', 0.8, { ...routeOf(entity, 'count'), body: {} })]),
    pair('one', 0.7, routeOf(entity, 'one')),
    { ...pair('update', 0.7, routeOf(entity, 'update')), writes: texts[0] },
  ];
}

/** Both sides have to give the same answer, or the comparison means nothing. */
async function assertEqual({ ask }: Served, { name, method, body, writes, engine, bare }: Pair): Promise<void> {
  const answers: unknown[] = [];
  for (const path of [engine[0] ?? '', bare[0] ?? '']) {
    const payload = writes === undefined ? body : { [writes]: `Written by ${path}` };
    const answer = await ask<Record<string, unknown>>(method, path, payload);
    const changing = writes !== undefined && { [writes]: typeof answer[writes], updatedAt: 0, version: 0 };
    answers.push({ ...answer, ...changing });
  }
  if (!isDeepStrictEqual(answers[0], answers[1])) throw new Error(`The two answers of '${name}' differ.`);
}

/** Measures the engine's routes of an entity against the hand-written ones of the same server. */
export async function measureAgainstHand(
  served: Served,
  compared: Compared,
  say: Say,
): Promise<{ readonly figures: readonly Figure[]; readonly ids: readonly string[] }> {
  const { loader, url, token } = served;
  const ids = await idsOf(served, compared.entity);
  const pairs = pairsOf(compared, ids);
  for (const pair of pairs) await assertEqual(served, pair);
  const figures: Figure[] = [];
  for (const { name, target, engine, bare, ...asked } of pairs) {
    const load = { url, token, connections, ...asked };
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
  return { figures, ids };
}
