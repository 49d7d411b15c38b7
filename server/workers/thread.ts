import { Worker } from 'node:worker_threads';
import { frameOf, WorkerEndedError, type StartedWorker, type WorkerListener, type WorkerProgram } from './program.ts';

/** Starts a program in a thread of the server's own process, with nothing of its environment and output. */
export function startThread(program: WorkerProgram, { said, ended }: WorkerListener): StartedWorker {
  const worker = new Worker(frameOf(program), {
    eval: true,
    workerData: program.data,
    resourceLimits: { maxOldGenerationSizeMb: program.memory },
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  });
  // Unread, what it prints would be kept.
  worker.stdout.resume();
  worker.stderr.resume();
  worker.on('message', said);
  worker.on('error', (error) => ended(new WorkerEndedError(error.message, { cause: error })));
  worker.on('exit', (code) => ended(new WorkerEndedError(`the thread ended with code ${code}`)));
  return {
    send: (input) => worker.postMessage(input),
    end: () => void worker.terminate(),
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
  };
}
