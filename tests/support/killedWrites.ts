import { expect } from 'vitest';
import { startServer, type TestServer } from './serve.ts';
import { signInTo } from './serverSession.ts';
import { makeDataFolder, removeDataFolder } from './serving/folders.ts';

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

/** Kills a server so many times in the middle of writes, and expects all that it acknowledged to be there. */
export async function expectNothingLost(kills: number): Promise<void> {
  const dataDir = await makeDataFolder('durability');
  const said: Acknowledged[] = [];
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startServer({ data: 'people', dataDir });
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
    const server = await startServer({ data: 'people', dataDir });
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
    await removeDataFolder(dataDir);
  }
}
