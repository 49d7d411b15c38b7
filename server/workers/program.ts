/** Code that runs apart from the server, since a stranger's file may make it run for ever, or take all memory. */
export interface WorkerProgram {
  /**
   * CommonJS, as text, so that it runs built and unbuilt alike: the body of a function that returns the function which is
   * asked. `data` stands in its scope.
   */
  readonly source: string;
  /** What the text needs to know, such as where its packages are. */
  readonly data: unknown;
  /**
   * Where it runs. A `thread` starts sooner and ends with the server; a `process` can be ended in native code, too, which
   * goes on behind a thread that was ended.
   */
  readonly place: 'thread' | 'process';
  /** Of its heap, in megabytes. */
  readonly memory: number;
  /** How long it is kept for further work, in milliseconds; 0 keeps none. */
  readonly idle: number;
}

/** The work was ended before it answered: at its deadline, for its memory, or by a crash. The same work may end so again. */
export class WorkerEndedError extends Error {
  override name = 'WorkerEndedError';
}

/** What the program itself threw, in words. */
export class WorkerFaultError extends Error {
  override name = 'WorkerFaultError';
}

/** What a worker says: that it can be asked, what it was asked for, or why it has no answer. */
export type WorkerMessage = 'ready' | { readonly value: unknown } | { readonly fault: string };

/** Hears what a worker says and that it is gone, the latter perhaps more than once. */
export interface WorkerListener {
  said(message: WorkerMessage): void;
  ended(error: Error): void;
}

/** A worker that was started. */
export interface StartedWorker {
  send(input: unknown): void;
  /** Ends it, whatever it is doing. */
  end(): void;
  /** Says whether the server has to stay for it. */
  hold(isHeld: boolean): void;
}

/** A program as it runs in a thread: it answers each message. */
export function frameOf({ source }: WorkerProgram): string {
  return `
const { parentPort, workerData: data } = require('node:worker_threads');
const answer = (() => {${source}})();
parentPort.on('message', (input) => {
  Promise.resolve(input).then(answer).then(
    (value) => parentPort.postMessage({ value }),
    (error) => parentPort.postMessage({ fault: String((error && error.message) || error) }),
  );
});
parentPort.postMessage('ready');
`;
}
