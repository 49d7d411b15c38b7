/** Code that runs apart from the server, since a stranger's file may make it run for ever, or take all memory. */
export interface WorkerProgram {
  /**
   * CommonJS source text, so that it runs built and unbuilt alike: the body of a function that returns the handler.
   * `data` is in its scope.
   */
  readonly source: string;
  /** Data for the source, such as the paths of its packages. */
  readonly data: unknown;
  /**
   * Place of execution. A `thread` starts faster and ends with the server; a `process` can also be ended in native
   * code, which continues after its thread was ended.
   */
  readonly place: 'thread' | 'process';
  /** Of its heap, in megabytes. */
  readonly memory: number;
  /** Time for which an idle worker is kept, in milliseconds; 0 keeps none. */
  readonly idle: number;
}

/** The work was ended before it answered: at its deadline, for its memory, or by a crash. The same work may end so again. */
export class WorkerEndedError extends Error {
  override name = 'WorkerEndedError';
}

/** Error thrown by the program itself, as text. */
export class WorkerFaultError extends Error {
  override name = 'WorkerFaultError';
}

/** Message of a worker: it is ready, its result, or its error. */
export type WorkerMessage = 'ready' | { readonly value: unknown } | { readonly fault: string };

/** Listener for a worker's messages and its end, which may be reported more than once. */
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
