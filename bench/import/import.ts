import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '../../demo/accounts.ts';
import type { ImportDetail, ImportMapping } from '../../schema/areas/tools/calls/imports.ts';
import { importRowLimit } from '../../schema/rules/limits.ts';
import { startServer } from '../../tests/support/serve.ts';
import { doneOf, fileOf, formOf } from '../../tests/support/uploader.ts';
import { atMost, inMilliseconds, type Say, type Topic } from '../figures.ts';
import { peakDuring, residentOf } from '../uploads/resident.ts';

const project = resolve(import.meta.dirname, '../..');
const json = 'application/json';
/**
 * Time for which requests are measured while the server is idle, and the pause between two of them, in milliseconds.
 */
const idleFor = 20_000;
const pause = 50;
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);

/** Client of the server over HTTP. */
interface Caller {
  call<Answer>(method: string, path: string, body?: FormData | object): Promise<Answer>;
}

async function signIn(url: string): Promise<Caller> {
  const session: { token?: string } = {};
  const call = async <Answer>(method: string, path: string, body?: FormData | object): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const headers = {
      ...(session.token && { authorization: `Bearer ${session.token}` }),
      ...(!isForm && body && { 'content-type': json }),
    };
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was refused: ${await answer.text()}`);
    return ((await answer.json()) as { responseData: Answer }).responseData;
  };
  const credentials = { username: 'agency@harbour.test', password: demoPassword };
  session.token = (await call<{ access_token: string }>('POST', '/user/v1/auth/login', credentials)).access_token;
  return { call };
}

/** A file of talents as an agency has one: names, addresses, numbers, days, places and words. */
function people(): string {
  const rows = Array.from({ length: importRowLimit }, (_, index) => {
    const phone = `04${String(10_000_000 + index)}`;
    const day = `${(index % 28) + 1}/${(index % 12) + 1}/${1970 + (index % 35)}`;
    return `Import Person ${index},person${index}@import.test,${phone} AU,${day},Sydney,Active,"Sings, dances"`;
  });
  return ['Name,Email,Phone,Born,Town,Status,Headline', ...rows].join('\n');
}

const fields = ['displayName', 'email', 'phoneNumber', 'dob', 'location', 'status', 'headline'];
const mapping: ImportMapping = {
  columns: fields.map((field, column) => ({ column, field })),
  key: 'email',
  existing: 'skip',
};

/** Measures requests one after the other until stopped; in milliseconds each. */
function listing({ call }: Caller) {
  const times: number[] = [];
  let isOver = false;
  const all = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await call('GET', '/client/v1/talents?pageSize=20&withTotal=false');
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

/** Waits until an import is in a state, and returns the time taken in seconds. */
async function until({ call }: Caller, id: string, state: string, from: number): Promise<number> {
  for (;;) {
    const one = await call<ImportDetail>('GET', `/client/v1/imports/${id}`);
    if (one.state === state) return (performance.now() - from) / 1000;
    if (one.state === 'failed') throw new Error(`The import failed: ${one.failure?.key}`);
    await wait(500);
  }
}

/** Measures an import of twenty thousand people: the delay for others, its duration, and the server's memory. */
export async function measureImport(say: Say): Promise<readonly Topic[]> {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: project, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The build failed.');
  const server = await startServer({ data: 'demo' });
  try {
    const [me, other] = [await signIn(server.url), await signIn(server.url)];
    const file = fileOf(people(), { name: 'people.csv', uuid: randomUUID(), partSize: 5_000_000 });
    await me.call('POST', '/media/v1/upload', formOf(file, 0));
    const media = await me.call<{ id: string }>('POST', '/media/v1/upload/chunksdone', doneOf(file));
    say('measuring requests while nothing else goes on');
    const warm = listing(other);
    await wait(3000);
    await warm();
    const idle = listing(other);
    await wait(idleFor);
    const alone = await idle();
    const before = await residentOf(server.pid);

    say(`importing ${importRowLimit.toLocaleString('en')} rows`);
    const busy = listing(other);
    const begun = performance.now();
    const seconds: Record<string, number> = {};
    const { peak } = await peakDuring(server.pid, async () => {
      const { id } = await me.call<ImportDetail>('POST', '/client/v1/imports', { kind: 'talent', mediaId: media.id });
      seconds['reading'] = await until(me, id, 'mapping', begun);
      const { version } = await me.call<ImportDetail>('GET', `/client/v1/imports/${id}`);
      const checking = performance.now();
      await me.call('PUT', `/client/v1/imports/${id}/mapping`, { version, mapping });
      seconds['checking'] = await until(me, id, 'checked', checking);
      const checked = await me.call<ImportDetail>('GET', `/client/v1/imports/${id}`);
      if (checked.toCreate !== importRowLimit) throw new Error(`Only ${checked.toCreate} rows are good`);
      const running = performance.now();
      await me.call('POST', `/client/v1/imports/${id}/start`, { version: checked.version });
      seconds['writing'] = await until(me, id, 'done', running);
    });
    const meanwhile = await busy();
    const rate = (step: string) => `${Math.round(importRowLimit / (seconds[step] ?? 1))} rows/s`;
    const compared = (what: string, part: number, target?: number) => ({
      what,
      sides: [inMilliseconds(share(alone, part)), inMilliseconds(share(meanwhile, part))] as const,
      ratio: share(meanwhile, part) / share(alone, part),
      ...(target !== undefined && { target: atMost(target) }),
    });
    return [
      {
        title: `An import of ${importRowLimit.toLocaleString('en')} talents: what others notice`,
        about:
          'Lists of 20 talents over HTTP, one after the other with a pause of 50 ms, of somebody else in the same agency: ' +
          'while nothing else goes on, and from the upload until the last row is written.',
        sides: ['alone', 'during the import'],
        figures: [compared('95 of 100 lists within', 0.95, 2), compared('half of the lists within', 0.5)],
        remarks: [
          `Reading took ${seconds['reading']?.toFixed(1)} s, checking ${rate('checking')}, writing ${rate('writing')}, each row with its history ` +
            'and searched texts, and between steps as much rest as they took. The client runs on the same cores.',
        ],
      },
      {
        title: `An import of ${importRowLimit.toLocaleString('en')} talents: memory`,
        about: 'The resident memory of the server at most, against what it was before. For information.',
        sides: ['before', 'at most'],
        figures: [
          {
            what: 'resident memory',
            sides: [`${megabytes(before)} MB`, `${megabytes(peak)} MB`],
            ratio: peak / before,
          },
        ],
      },
    ];
  } finally {
    await server.stop();
  }
}
