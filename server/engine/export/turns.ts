import { exportsAtOnce, exportsOfOne, exportWait } from '../../../schema/rules/limits.ts';
import type { Database } from '../../database/pools.ts';
import { RefusalError } from '../../errors.ts';

interface Waiting {
  readonly who: string;
  readonly begin: () => void;
}

/** Whose exports of a database run, and who waits for one to end. */
interface Line {
  readonly running: string[];
  readonly waiting: Waiting[];
}

const lines = new WeakMap<Database, Line>();

function lineOf(database: Database): Line {
  const line = lines.get(database) ?? { running: [], waiting: [] };
  lines.set(database, line);
  return line;
}

function hasTurn({ running }: Line, who: string): boolean {
  return running.length < exportsAtOnce && running.filter((one) => one === who).length < exportsOfOne;
}

function waitIn({ waiting }: Line, who: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(limit);
      resolve();
    };
    const place = { who, begin };
    const limit = setTimeout(() => {
      waiting.splice(waiting.indexOf(place), 1);
      reject(new RefusalError('tooManyRequests', 'tooManyRequests', { retryAfter: exportWait / 1000 }));
    }, exportWait);
    waiting.push(place);
  });
}

/** Begins the first of those who wait that may run now. */
function callNext(line: Line): void {
  const at = line.waiting.findIndex(({ who }) => hasTurn(line, who));
  const [next] = at < 0 ? [] : line.waiting.splice(at, 1);
  if (!next) return;
  line.running.push(next.who);
  next.begin();
}

/**
 * Does the work of somebody's export when its turn has come. An export holds a connection for as long as its reader takes,
 * so only a few run at once, and fewer of one person: whatever they do, the others are left for everything else, and a
 * turn for others. Who waits for too long is refused (429).
 */
export async function inTurn(database: Database, who: string, work: () => Promise<void>): Promise<void> {
  const line = lineOf(database);
  if (hasTurn(line, who)) line.running.push(who);
  else await waitIn(line, who);
  try {
    await work();
  } finally {
    line.running.splice(line.running.indexOf(who), 1);
    callNext(line);
  }
}
