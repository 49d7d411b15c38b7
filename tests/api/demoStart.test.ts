import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer } from '../support/serve.ts';
import { makeDataFolder, removeDataFolder } from '../support/serving/folders.ts';

const entry = resolve(import.meta.dirname, '../../dist/server/main.js');

/** Starts a server that fails: returns its error output and its exit code. */
async function failedStart(dataDir: string, env: NodeJS.ProcessEnv): Promise<{ error: string; code: number | null }> {
  const settings = { HOST: '127.0.0.1', PORT: '0', DATABASE_URL: '', PUBLIC_URL: '', DEMO: '', NODE_ENV: 'production' };
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...settings, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const code = new Promise<number | null>((ended) => child.once('close', ended));
  return { error: await text(child.stderr), code: await code };
}

it('a demo is not served to the public before it is closed, and can be closed', { timeout: 240_000 }, async () => {
  const dataDir = await makeDataFolder('demo');
  try {
    const demo = await startServer({ data: 'demo', dataDir });
    await demo.stop();

    const publicly = [{ PUBLIC_URL: 'https://office.example.com' }, { HOST: '0.0.0.0' }, { DEMO: '0' }];
    for (const env of publicly) {
      const { error, code } = await failedStart(dataDir, env);
      expect(error).toMatch(
        /^The database has the demo's accounts .*\(super@greenroom\.test and 6 more\).*DEMO=close.*\n$/,
      );
      expect(code).toBe(1);
    }

    const closed = await startServer({ data: 'demo', dataDir, env: { DEMO: 'close' } });
    expect(closed.said()).toMatch(/No super admin can sign in yet.*\n +http:\/\/127\.0\.0\.1:\d+\/setup\//);
    for (const username of ['super@greenroom.test', 'agency@harbour.test']) {
      const answer = await fetch(`${closed.url}/user/v1/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
        body: JSON.stringify({ username, password: demoPassword }),
      });
      expect(answer.status).toBe(400);
    }
    await closed.stop();
    const open = await startServer({
      data: 'demo',
      dataDir,
      env: { DEMO: '', PUBLIC_URL: 'https://office.example.com' },
    });
    await open.stop();
  } finally {
    await removeDataFolder(dataDir);
  }
});
