import { spawn } from 'node:child_process';
import { frameOf, WorkerEndedError, type StartedWorker, type WorkerListener, type WorkerProgram } from './program.ts';

/**
 * Runs the program in a thread of that process, so that the process itself always notices the end of the server.
 * Signals of a terminal, which reach all processes, are left to the server.
 */
const relay = `
const { Worker } = require('node:worker_threads');
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.once('message', ({ frame, data, memory }) => {
  const worker = new Worker(frame, {
    eval: true,
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  worker.on('message', (message) => process.send(message));
  worker.on('error', () => process.exit(1));
  worker.on('exit', () => process.exit(1));
  process.on('message', (input) => worker.postMessage(input));
});
`;

/** Starts a program in a process of its own, with nothing of the server's environment and output. */
export function startProcess(program: WorkerProgram, { said, ended }: WorkerListener): StartedWorker {
  const child = spawn(process.execPath, ['-e', relay], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: {},
  });
  child.on('message', said);
  child.on('error', ended);
  child.on('exit', (code, signal) => {
    const words = `the process ended with ${signal ?? `code ${code}`}`;
    // Killed from outside, for example by a system short of memory.
    ended(signal === 'SIGKILL' ? new Error(words) : new WorkerEndedError(words));
  });
  // What cannot be sent is followed by the end.
  const send = (message: object) => child.send(message, () => {});
  const { data, memory } = program;
  send({ frame: frameOf(program), data, memory });
  return {
    send: (input) => send(input as object),
    end: () => void child.kill('SIGKILL'),
    hold: (isHeld) => {
      const change = isHeld ? 'ref' : 'unref';
      child[change]();
      child.channel?.[change]();
    },
  };
}
