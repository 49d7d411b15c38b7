import { expect, test } from 'vitest';
import type { Json } from '../support/app.ts';
import { startServer } from '../support/serve.ts';
import { signInTo } from '../support/serverSession.ts';
import { makeDataFolder, removeDataFolder } from '../support/serving/folders.ts';

const kills = 3;
const folders = 60;

test(
  `a server killed ${kills} times while it deletes a folder leaves all that was in it, or nothing`,
  { timeout: 480_000 },
  async () => {
    const dataDir = await makeDataFolder('library');
    let done = 0;
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        const server = await startServer({ data: 'people', dataDir });
        const headers = await signInTo(server);
        const ask = async (method: string, path: string, body: object) => {
          const url = `${server.url}/media/v1/library${path}`;
          const answer = await fetch(url, { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) });
          return { status: answer.status, data: ((await answer.json()) as Json).responseData };
        };
        const top = (await ask('POST', '', { name: `Killed ${kill}` })).data;
        for (let each = 0; each < folders; each += 1) await ask('POST', '', { name: `${each}`, parentKey: top.key });
        const work = ask('DELETE', '', { key: top.key }).then(
          ({ status }) => status,
          () => null,
        );
        // Each time at another moment: the first one is done, or it is on its way.
        if (kill === 0) await work;
        for (let asked = 1; asked < kill; asked += 1) await ask('GET', '/folder-tree', {}).catch(() => undefined);
        await server.kill9();
        const status = await work;
        const again = await startServer({ data: 'people', dataDir });
        const answer = await fetch(`${again.url}/media/v1/library/folder-tree`, { headers: await signInTo(again) });
        const tree = ((await answer.json()) as Json).responseData as Json[];
        const there = tree.filter(({ key, parentKey }) => key === top.key || parentKey === top.key).length;
        expect(status === 200 ? [0] : [0, folders + 1]).toContain(there);
        if (status === 200) done += 1;
        await again.kill9();
      }
      expect(done).toBeGreaterThan(0);
    } finally {
      await removeDataFolder(dataDir);
    }
  },
);
