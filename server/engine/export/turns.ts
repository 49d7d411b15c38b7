import { exportsAtOnce, exportWait } from '../../../schema/rules/limits.ts';
import type { Database } from '../../database/pools.ts';
import { RefusalError } from '../../errors.ts';

/** How many exports of a database run, and who waits for one to end. */
interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

const lines = new WeakMap<Database, Line>();

function lineOf(database: Database): Line {
  const line = lines.get(database) ?? { running: 0, waiting: [] };
  lines.set(database, line);
  return line;
}

function waitIn({ waiting }: Line): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(limit);
      resolve();
    };
    const limit = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1);
      reject(new RefusalError('tooManyRequests', 'tooManyRequests', { retryAfter: exportWait / 1000 }));
    }, exportWait);
    waiting.push(begin);
  });
}

/**
 * Does the work of an export when its turn has come. An export holds a connection for as long as its reader takes, so only
 * a few run at once: whatever they do, the others are left for everything else. Who waits for too long is refused (429).
 */
export async function inTurn(database: Database, work: () => Promise<void>): Promise<void> {
  const line = lineOf(database);
  if (line.running < exportsAtOnce) line.running += 1;
  else await waitIn(line);
  try {
    await work();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
  }
}
