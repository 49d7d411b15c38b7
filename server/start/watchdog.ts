import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** A watchdog that is awake. */
export interface Watchdog {
  /** Stops the watchdog. */
  close(): Promise<void>;
}

/**
 * Counts its own turns without a beat instead of reading a clock: a machine that slept, or a process that was stopped, has
 * missed none. Nothing of a hung process is relied on, and what cannot be written must not keep it alive.
 */
const program = `
const { workerData: { beats, turns, interval, line } } = require('node:worker_threads');
const { write } = require('node:fs');
const end = () => process.kill(process.pid, 'SIGKILL');
let last = -1;
let missed = 0;
setInterval(() => {
  const [count, isDebugged] = beats;
  missed = count === last && isDebugged === 0 ? missed + 1 : 0;
  last = count;
  if (missed !== turns) return;
  setTimeout(end, 1000);
  write(2, line, end);
}, interval);
`;

/** Timing of the watchdog. */
export interface WatchdogOptions {
  /** Seconds for which the event loop may be blocked. */
  readonly seconds: number;
  /** Interval of the check, in milliseconds. */
  readonly interval?: number;
}

/**
 * Ends the process by SIGKILL, with a line on standard error, if its event loop is blocked: it answers no request then
 * and handles no other signal. A supervisor starts it again. Disabled while a debugger may be attached.
 */
export function startWatchdog({ seconds, interval = 1_000 }: WatchdogOptions): Watchdog {
  const beats = new Int32Array(new SharedArrayBuffer(8));
  const beat = () => {
    beats[0] = (beats[0] ?? 0) + 1;
    beats[1] = inspector.url() === undefined ? 0 : 1;
  };
  beat();
  const heart = setInterval(beat, interval).unref();
  const line = `Greenroom has not answered for ${seconds} s, since something keeps its event loop busy: it ends itself.\n`;
  const worker = new Worker(program, {
    eval: true,
    execArgv: [],
    env: {},
    workerData: { beats, turns: Math.ceil((seconds * 1000) / interval), interval, line },
  });
  worker.unref();
  return {
    close: async () => {
      clearInterval(heart);
      await worker.terminate();
    },
  };
}
