import { exportsAtOnce, exportsOfAgency, exportsOfOne, exportWait } from '../../../schema/rules/limits.ts';
import type { Database } from '../../database/pools.ts';
import { RefusalError } from '../../errors.ts';

/** Account and agency of an export, by ids. */
export interface Exporter {
  readonly agency: string;
  readonly account: string;
}

interface Waiting {
  readonly who: Exporter;
  readonly begin: () => void;
}

/** Running exports of a database, and those that wait, first in first out. */
interface Queue {
  readonly running: Exporter[];
  readonly waiting: Waiting[];
}

const queues = new WeakMap<Database, Queue>();

function queueOf(database: Database): Queue {
  const queue = queues.get(database) ?? { running: [], waiting: [] };
  queues.set(database, queue);
  return queue;
}

const runningOf = ({ running }: Queue, agency: string) => running.filter((one) => one.agency === agency);

/** Returns true if another export may run: each further export of an agency must leave more room for other agencies. */
function hasRoom(queue: Queue, { agency, account }: Exporter): boolean {
  const own = runningOf(queue, agency);
  const free = exportsAtOnce - queue.running.length;
  const isOfOne = own.filter((one) => one.account === account).length < exportsOfOne;
  return own.length < exportsOfAgency && own.length < free && isOfOne;
}

function waitIn({ waiting }: Queue, who: Exporter, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (error: unknown) => {
      waiting.splice(waiting.indexOf(place), 1);
      finish();
      reject(error as Error);
    };
    const abort = () => leave(signal?.reason);
    const refuse = () =>
      leave(new RefusalError('tooManyRequests', 'tooManyRequests', { retryAfter: exportWait / 1000 }));
    const limit = setTimeout(refuse, exportWait);
    const finish = () => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', abort);
    };
    const begin = () => {
      finish();
      resolve();
    };
    const place = { who, begin };
    signal?.addEventListener('abort', abort);
    waiting.push(place);
  });
}

/** Begins, of those who wait and may run now, the first of the agency that runs the fewest. */
function callNext(queue: Queue): void {
  const able = queue.waiting.filter(({ who }) => hasRoom(queue, who));
  const count = ({ who }: Waiting) => runningOf(queue, who.agency).length;
  const [next] = able.sort((a, b) => count(a) - count(b));
  if (!next) return;
  queue.waiting.splice(queue.waiting.indexOf(next), 1);
  queue.running.push(next.who);
  next.begin();
}

/**
 * Runs an export once there is room for it. An export holds a connection for as long as its reader takes, so only a few
 * run at once, fewer per agency and fewer still per person: connections are left for everything else, and no agency
 * keeps another from exporting.
 * @param signal aborts the waiting, with its reason
 * @throws RefusalError 429 if the wait takes too long
 */
export async function inTurn(
  database: Database,
  who: Exporter,
  work: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const queue = queueOf(database);
  signal?.throwIfAborted();
  if (hasRoom(queue, who)) queue.running.push(who);
  else await waitIn(queue, who, signal);
  try {
    await work();
  } finally {
    queue.running.splice(queue.running.indexOf(who), 1);
    callNext(queue);
  }
}
