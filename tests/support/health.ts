import { Worker } from 'node:worker_threads';

/** Results of polling a server. */
export interface HealthReport {
  readonly asked: number;
  /** The longest that it took to answer, in milliseconds; Infinity where an answer did not come, or was another than 200. */
  readonly longest: number;
}

const program = `
const { get } = require('node:http');
const { parentPort, workerData: { url, interval, patience } } = require('node:worker_threads');
let asked = 0;
let longest = 0;
let isOver = false;
const ask = () => new Promise((resolve) => {
  const begun = performance.now();
  const end = (time) => {
    longest = Math.max(longest, time);
    resolve();
  };
  const request = get(url, { agent: false, timeout: patience }, (answer) => {
    answer.resume();
    answer.on('end', () => end(answer.statusCode === 200 ? performance.now() - begun : Infinity));
    answer.on('error', () => end(Infinity));
  });
  request.on('timeout', () => request.destroy(new Error('no answer')));
  request.on('error', () => end(Infinity));
});
parentPort.once('message', () => (isOver = true));
(async () => {
  while (!isOver) {
    await ask();
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  parentPort.postMessage({ asked, longest });
})();
`;

/**
 * Polls a server's health from a thread of its own, so that a server within this process is polled, too, while it is
 * busy: every tenth of a second, with a timeout of five seconds. Returns the function that ends it.
 */
export function watchHealth(url: string): () => Promise<HealthReport> {
  const worker = new Worker(program, {
    eval: true,
    execArgv: [],
    workerData: { url: `${url}/healthz`, interval: 100, patience: 5_000 },
  });
  return () =>
    new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (report: HealthReport) => void worker.terminate().then(() => resolve(report)));
      worker.postMessage('end');
    });
}
