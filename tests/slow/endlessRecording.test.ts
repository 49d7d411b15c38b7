import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endlessRecordings } from '../support/damagedRecordings.ts';
import { watchHealth } from '../support/health.ts';
import { startServer } from '../support/serve.ts';
import { signInTo } from '../support/serverSession.ts';
import { people } from '../support/serving/people.ts';

interface Answer<Data> {
  readonly responseData: Data;
}

test(
  'a built server answers while a recording keeps its reader busy for ever, and tells of it once',
  {
    timeout: 180_000,
  },
  async () => {
    const server = await startServer({ data: 'people' });
    const { authorization = '' } = await signInTo(server, people.viewer);
    const headers = { authorization };
    const [song = { name: '', content: Buffer.alloc(0) }] = endlessRecordings;
    const body = new FormData();
    body.append('qquuid', randomUUID());
    body.append('qqfilename', song.name);
    body.append('qqtotalfilesize', String(song.content.length));
    body.append('qqfile', new Blob([new Uint8Array(song.content)]), 'blob');

    const stop = watchHealth(server.url);
    const sent = await fetch(`${server.url}/media/v1/upload`, { method: 'POST', headers, body });
    const { responseData: media } = (await sent.json()) as Answer<{ id: string }>;
    const failureOf = async () => {
      const answer = await fetch(`${server.url}/media/v1/${media.id}`, { headers });
      const { responseData } = (await answer.json()) as Answer<{ failure: { key: string } | null }>;
      return responseData.failure?.key;
    };
    await expect.poll(failureOf, { timeout: 120_000, interval: 250 }).toBe('fileUnreadable');
    const health = await stop();
    expect(health.asked).toBeGreaterThan(20);
    expect(health.longest).toBeLessThan(2_500);
    await server.stop();
  },
);
