import { isUnavailable } from '../plugins/outages.ts';
import { isStartError } from '../startError.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

// One Ctrl-C arrives twice: from the terminal and, a moment later, from npm.
const sameGesture = 1_000;

/** Thrown by a start that a signal interrupts; it is not reported as an error. */
class Interrupted extends Error {}

/** Process interface used for ending; tests pass their own. */
export interface EndableProcess {
  on(event: string, listener: (cause: unknown) => void): unknown;
  exit(code: number): void;
}

/**
 * Ends the process in order. Resources opened through it are closed in reverse order on a signal (exit code 0), when
 * the start fails or on an uncaught error (exit code 1). An unhandled connection error is only logged. A second signal
 * ends the process at once.
 */
export class Ending {
  readonly #open: { name: string; close: () => Promise<void> }[] = [];
  /** Resources that are being opened side by side with others; the end waits for them, to close them. */
  readonly #opening = new Set<Promise<unknown>>();
  readonly #process: EndableProcess;
  readonly #say: (line: string) => void;
  readonly #complain: (line: string) => void;
  #signalledAt: number | null = null;
  #isStarting = true;
  #end: Promise<void> | null = null;

  /**
   * @param say takes the steps of the end
   * @param complain takes the reason of a start or a server that failed
   */
  constructor(process: EndableProcess, say: (line: string) => void, complain: (line: string) => void) {
    this.#process = process;
    this.#say = say;
    this.#complain = complain;
    for (const name of signals) process.on(name, () => this.#signal());
    process.on('uncaughtException', (cause) => void this.fail(cause));
    process.on('unhandledRejection', (cause) => this.#reject(cause));
  }

  /**
   * Waits for something to open and remembers how to close it. Throws, once it can be closed, where a signal came
   * meanwhile.
   * @param name what is closed, for the log
   */
  async open<Opened>(name: string, opened: Promise<Opened>, close: (it: Opened) => Promise<unknown>): Promise<Opened> {
    const remembered = opened.then((it) => {
      this.#open.push({ name, close: async () => void (await close(it)) });
      return it;
    });
    this.#opening.add(remembered);
    const it = await remembered.finally(() => this.#opening.delete(remembered));
    this.proceed();
    return it;
  }

  /** Throws where a signal came; called between the steps of a start. */
  proceed(): void {
    if (this.#signalledAt !== null) throw new Interrupted();
  }

  /** Says that the start is over: from here on a signal closes everything itself. */
  started(): void {
    this.proceed();
    this.#isStarting = false;
  }

  /** Closes everything for a reason: a line for a StartError, nothing for a signal, a stack for anything else. */
  async fail(cause: unknown): Promise<void> {
    // A signal that comes during a build ends the build's tools as well, which then fail.
    if (cause instanceof Interrupted || (this.#isStarting && this.#signalledAt !== null)) return this.#close(0);
    // What fails while everything closes may be the very output that this would be said to.
    if (this.#end) return this.#end;
    if (isStartError(cause)) this.#complain(cause.message);
    else this.#complain(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
    await this.#close(1);
  }

  /** Logs an unhandled connection error, since the next call connects again. Any other unhandled error ends the process. */
  #reject(cause: unknown): void {
    const isOutage = !this.#isStarting && cause instanceof Error && isUnavailable(cause);
    if (isOutage) this.#complain(`A connection failed, and nothing handled the error: ${cause.message}`);
    else void this.fail(cause);
  }

  #signal(): void {
    const now = Date.now();
    if (this.#signalledAt !== null) {
      if (now - this.#signalledAt > sameGesture) this.#process.exit(1);
      return;
    }
    this.#signalledAt = now;
    this.#say('Stopping');
    if (!this.#isStarting) void this.#close(0);
  }

  #close(code: number): Promise<void> {
    this.#end ??= this.#closeAll(code);
    return this.#end;
  }

  async #closeAll(code: number): Promise<void> {
    let worst = code;
    await Promise.allSettled(this.#opening);
    for (const { name, close } of this.#open.reverse()) {
      try {
        await close();
      } catch (error) {
        worst = 1;
        this.#say(`The ${name} did not close: ${(error as Error).message}`);
      }
    }
    this.#process.exit(worst);
  }
}
