import { StartError } from '../startError.ts';

// One Ctrl-C arrives twice: from the terminal and, a moment later, from npm.
const sameGesture = 1_000;

/**
 * Runs a command and prints its result in one line. The first signal aborts it in order, a second one ends it at once.
 * The exit code is 0 on success, else 1.
 * @param work returns the line; the signal aborts it
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<string>): Promise<void> {
  const ending = new AbortController();
  let signalledAt: number | null = null;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      const now = Date.now();
      if (signalledAt !== null && now - signalledAt > sameGesture) process.exit(1);
      signalledAt ??= now;
      ending.abort(new StartError(`Ended by ${name}; nothing was changed.`));
    });
  }
  try {
    console.log(await work(ending.signal));
  } catch (error) {
    console.error(lineOf(ending.signal.aborted ? ending.signal.reason : error));
    process.exitCode = 1;
  }
}

/**
 * Returns the text for an error: one line for errors of the machine, the database or Greenroom, a stack for anything
 * else.
 */
function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isRefused = error instanceof StartError || 'code' in error;
  return isRefused ? error.message.replaceAll('\n', ' ') : (error.stack ?? error.message);
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A number of bytes for people, as in "14.2 MB". */
export function inBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}

/** A number with its noun, as in "1,234 rows". */
export function inWords(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
