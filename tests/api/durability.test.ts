import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/serve.ts';
import { signInTo } from '../support/serverSession.ts';

const kills = 20;
const writers = 6;

interface Acknowledged {
  readonly id: string;
  version: number;
  displayName: string;
}

/** Creates and renames partners until the server is gone; records and reports what it acknowledged. */
async function write(server: TestServer, headers: Record<string, string>, said: Acknowledged[], tell: () => void) {
  const call = async (method: string, body: object) => {
    const answer = await fetch(`${server.url}/client/v1/clients`, { method, headers, body: JSON.stringify(body) });
    if (answer.status !== 200) throw new Error(`${method} answered ${answer.status}`);
    return ((await answer.json()) as { responseData: Acknowledged }).responseData;
  };
  for (;;) {
    const { id, version, displayName } = await call('POST', { displayName: `Written ${said.length}` });
    const known: Acknowledged = { id, version, displayName };
    said.push(known);
    tell();
    const renamed = await call('PUT', { id, version, displayName: `${displayName} twice` });
    known.version = renamed.version;
    known.displayName = renamed.displayName;
    tell();
  }
}

test(
  `a server killed ${kills} times in the middle of writes loses nothing that it acknowledged`,
  { timeout: 480_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-durability-'));
    await chmod(dataDir, 0o755);
    const said: Acknowledged[] = [];
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        const server = await startServer({ dataDir });
        const headers = await signInTo(server);
        let left = 4 + kill;
        let work: Promise<void>[] = [];
        await new Promise<void>((reached) => {
          const tell = () => (left -= 1) === 0 && reached();
          work = Array.from({ length: writers }, () => write(server, headers, said, tell).catch(reached));
        });
        await server.kill9();
        await Promise.all(work);
      }
      const server = await startServer({ dataDir });
      const headers = await signInTo(server);
      for (const { id, version, displayName } of said) {
        const answer = await fetch(`${server.url}/client/v1/clients/profile-summary/${id}`, { headers });
        expect(answer.status).toBe(200);
        const { responseData } = (await answer.json()) as { responseData: Acknowledged };
        // A rename that was not acknowledged may still have happened; one that was must have.
        expect(responseData.version).toBeGreaterThanOrEqual(version);
        expect(responseData.displayName.startsWith(displayName)).toBe(true);
      }
      expect(said.length).toBeGreaterThan(kills);
      await server.stop();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
