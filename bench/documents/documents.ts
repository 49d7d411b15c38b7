import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer } from '../../tests/support/serve.ts';
import { atMost, inMilliseconds, median, type Say, type Topic } from '../figures.ts';

const project = resolve(import.meta.dirname, '../..');
/** Documents that are made at once, as the criterion says. */
const atOnce = 20;
const rounds = 9;
/** Time of a round in which nothing else goes on, and the pause between two requests, in milliseconds. */
const idleFor = 2_000;
const pause = 20;
/** Longer than a process that makes documents is kept without work, in milliseconds. */
const untilCold = 65_000;

/** Client of the server over HTTP. */
interface Caller {
  ask<Answer>(method: string, path: string, body?: object): Promise<Answer>;
  /** Reads a file; the time taken in milliseconds. */
  read(path: string): Promise<number>;
}

async function signIn(url: string): Promise<Caller> {
  const session: { token?: string } = {};
  const send = async (method: string, path: string, body?: object) => {
    const headers = {
      ...(session.token && { authorization: `Bearer ${session.token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path} was refused: ${await answer.text()}`);
    return answer;
  };
  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> =>
    ((await (await send(method, path, body)).json()) as { responseData: Answer }).responseData;
  const read = async (path: string) => {
    const begun = performance.now();
    await (await send('GET', path)).arrayBuffer();
    return performance.now() - begun;
  };
  const credentials = { username: 'agency@harbour.test', password: demoPassword };
  session.token = (await ask<{ access_token: string }>('POST', '/user/v1/auth/login', credentials)).access_token;
  return { ask, read };
}

/** Terms of about eight pages, other ones for each contract. */
function terms(number: number): string {
  const clause = Array.from({ length: 60 }, (_, at) => `word${number}x${at}`).join(' ');
  return Array.from({ length: 60 }, (_, at) => `## Clause ${at + 1}\n\n${clause}, **agreed** for 李小龙.`).join('\n\n');
}

/** Measures lists of somebody else, one after the other, until stopped; in milliseconds each. */
function listing({ ask }: Caller) {
  const times: number[] = [];
  let isOver = false;
  const all = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await ask('GET', '/client/v1/talents?pageSize=20&withTotal=false');
      times.push(performance.now() - begun);
      await wait(pause);
    }
  })();
  return async (): Promise<readonly number[]> => {
    isOver = true;
    await all;
    return times;
  };
}

function share(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? Number.NaN;
}

/** Measures what others notice while twenty contracts of eight pages are made, and the first document against the next. */
export async function measureDocuments(say: Say): Promise<readonly Topic[]> {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: project, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The build failed.');
  const server = await startServer({ data: 'demo' });
  try {
    const [me, other] = [await signIn(server.url), await signIn(server.url)];
    const paths: string[] = [];
    for (let number = 0; number < atOnce; number += 1) {
      const body = { summary: `Tour ${number}`, terms: terms(number) };
      const { id } = await me.ask<{ id: string }>('POST', '/client/v1/contracts', body);
      paths.push(`/client/v1/contracts/${id}/document`);
    }
    const [path = ''] = paths;
    say('measuring the first document and the next');
    const first: number[] = [];
    const next: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      if (round > 0) await wait(untilCold);
      first.push(await me.read(path));
      for (const one of paths.slice(1, 6)) next.push(await me.read(one));
    }
    const warm = listing(other);
    await wait(idleFor);
    await warm();
    say(`making ${atOnce} documents at once, and nothing, in ${rounds} turns`);
    const taken: number[] = [];
    const alone: number[] = [];
    const meanwhile: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const idle = listing(other);
      await wait(idleFor);
      alone.push(...(await idle()));
      const busy = listing(other);
      const begun = performance.now();
      await Promise.all(paths.map((one) => me.read(one)));
      taken.push(performance.now() - begun);
      meanwhile.push(...(await busy()));
    }
    const compared = (what: string, part: number, target?: number) => ({
      what,
      sides: [inMilliseconds(share(alone, part)), inMilliseconds(share(meanwhile, part))] as const,
      ratio: share(meanwhile, part) / share(alone, part),
      ...(target !== undefined && { target: atMost(target) }),
    });
    return [
      {
        title: `${atOnce} contracts as PDFs at once: what others notice`,
        about:
          'Lists of 20 talents over HTTP, one after the other with a pause of 20 ms, of somebody else in the same agency: ' +
          `while nothing else goes on, and while ${atOnce} contracts of eight pages are made into PDFs.`,
        sides: ['alone', 'meanwhile'],
        figures: [compared('95 of 100 lists within', 0.95, 2), compared('half of the lists within', 0.5)],
        remarks: [`${atOnce} documents took ${inMilliseconds(median(taken))}; the client runs on the same cores.`],
      },
      {
        title: 'The first document against the next',
        about:
          'A contract of eight pages with Chinese names: by a process that has to be started, and by one that is there.',
        sides: ['next', 'first'],
        figures: [
          {
            what: 'one document',
            sides: [inMilliseconds(median(next)), inMilliseconds(median(first))],
            ratio: median(first) / median(next),
            target: atMost(10),
          },
        ],
      },
    ];
  } finally {
    await server.stop();
  }
}
