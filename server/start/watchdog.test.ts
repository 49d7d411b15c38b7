import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const watchdog = JSON.stringify(join(import.meta.dirname, 'watchdog.ts'));
/** Fifty turns of a hundredth of a second. */
const begin = `
  const { startWatchdog } = await import(${watchdog});
  const dog = startWatchdog({ seconds: 1, interval: 20 });
  const spin = (time) => { for (const end = performance.now() + time; performance.now() < end;); };
`;

/** Runs a program in a process of its own: how it ended, and what it wrote on standard error. */
async function run(program: string, options: readonly string[] = []) {
  const child = spawn(
    process.execPath,
    [...options, '--import', 'tsx', '--input-type=module', '-e', `${begin}${program}`],
    { cwd: import.meta.dirname, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, said: said.split('\n').filter((line) => line.startsWith('Greenroom')) };
}

describe('a process under a watchdog', () => {
  it('ends by itself, with one line, where its event loop stands still', async () => {
    expect(await run('setTimeout(() => { for (;;); }, 50);')).toEqual({
      code: null,
      signal: 'SIGKILL',
      said: ['Greenroom has not answered for 1 s, since something keeps its event loop busy: it ends itself.'],
    });
  });

  it.each([
    [
      'whose work is long and has breaks',
      'let left = 8; (function work() { spin(100); if (--left) setImmediate(work); })();',
    ],
    [
      'that is stopped for a while, as with a machine that sleeps',
      `(await import('node:child_process')).spawn('sh', ['-c', 'sleep 2; kill -CONT ' + process.pid], { stdio: 'ignore' });
       process.kill(process.pid, 'SIGSTOP');
       setTimeout(() => {}, 100);`,
    ],
    ['that is unwatched from then on', 'await dog.close(); spin(2_000);'],
  ])('goes on and ends well: one %s', async (_what, program) => {
    expect(await run(program)).toEqual({ code: 0, signal: null, said: [] });
  });

  it('is left alone while a debugger may hold it', async () => {
    expect(await run('setTimeout(() => spin(2_000), 50);', ['--inspect=0'])).toEqual({
      code: 0,
      signal: null,
      said: [],
    });
  });
});
