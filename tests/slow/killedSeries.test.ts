import { expect, test } from 'vitest';
import type { Json } from '../support/app.ts';
import { startServer, type TestServer } from '../support/serve.ts';
import { signInTo } from '../support/serverSession.ts';
import { makeDataFolder, removeDataFolder } from '../support/serving/folders.ts';

const kills = 4;
const size = 1_365;
const writers = 3;

test(
  `a server killed ${kills} times while it writes series leaves all tasks of each, or none`,
  { timeout: 480_000 },
  async () => {
    const dataDir = await makeDataFolder('series');
    const summaries: string[] = [];
    const made = new Set<string>();
    const refused: number[] = [];
    const ask = async ({ url }: TestServer, headers: Record<string, string>, path: string, body: object) => {
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, data: ((await answer.json()) as Json).responseData };
    };
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        const server = await startServer({ data: 'people', dataDir });
        const headers = await signInTo(server);
        const write = async (writer: number) => {
          const summary = `Killed ${kill} by ${writer}.`;
          summaries.push(summary);
          const end = { type: 'AFTER', count: size };
          const start = { startDate: Date.UTC(2027, 0, 4), startDateTimeZone: 'UTC' };
          const body = { summary, ...start, recurrenceSetting: { repeat: 'DAILY', end } };
          const { status } = await ask(server, headers, '/client/v1/tasks', body);
          if (status !== 200) refused.push(status);
          else made.add(summary);
        };
        // The server goes away under those that are on their way.
        const work = Array.from({ length: writers }, (_, writer) => write(writer).catch(() => undefined));
        // Each time at another moment: the first one is done, or all are on their way.
        if (kill % 2 === 0) await Promise.race(work);
        for (let asked = 0; asked < kill; asked += 1) await ask(server, headers, '/client/v1/tasks/count', {});
        await server.kill9();
        await Promise.all(work);
      }
      expect(refused).toEqual([]);
      const server = await startServer({ data: 'people', dataDir });
      const headers = await signInTo(server);
      for (const summary of summaries) {
        const { data } = await ask(server, headers, '/client/v1/tasks/count', { summary });
        expect(made.has(summary) ? [size] : [0, size]).toContain(data.total);
      }
      expect(made.size).toBeGreaterThan(0);
      await server.stop();
    } finally {
      await removeDataFolder(dataDir);
    }
  },
);
