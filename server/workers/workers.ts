import { startProcess } from './process.ts';
import {
  WorkerEndedError,
  WorkerFaultError,
  type StartedWorker,
  type WorkerListener,
  type WorkerMessage,
  type WorkerProgram,
} from './program.ts';
import { startThread } from './thread.ts';

/** Timeout of some work. */
export interface WorkLimit {
  /** Milliseconds from when a worker has taken it. */
  readonly patience?: number;
  /** Ends it, wherever it is. */
  readonly signal?: AbortSignal;
}

/** Runs one program for one input after another, each in a worker of which it is the only work. */
export interface Workers<Input, Answer> {
  /**
   * Calls the program with copied input, and returns a copy of its result.
   * @throws WorkerEndedError if it was ended first; WorkerFaultError if the program throws; another error if it could
   * not be started, or was ended from outside: a retry may succeed
   */
  run(input: Input, limit: WorkLimit): Promise<Answer>;
}

interface Member {
  readonly worker: StartedWorker;
  isReady: boolean;
  /** True once it has answered a call. */
  hasServed: boolean;
  isGone: boolean;
  expiry?: NodeJS.Timeout;
  /** The next that it says; fails where it ends first. */
  next(): Promise<WorkerMessage>;
  end(error: Error): void;
}

/** Time for a worker to get ready, in milliseconds; it has no untrusted input yet. */
const startPatience = 60_000;
const start = { thread: startThread, process: startProcess } as const;

function startMember(program: WorkerProgram): Member {
  let wish: { resolve: (message: WorkerMessage) => void; reject: (error: Error) => void } | undefined;
  const end = (error: Error) => {
    member.isGone = true;
    worker.end();
    wish?.reject(error);
  };
  const listener: WorkerListener = {
    said: (message) => wish?.resolve(message),
    // Before it is ready, nothing that it was asked can have ended it.
    ended: (error) => end(member.isReady ? error : new Error('a worker did not start', { cause: error })),
  };
  const worker = start[program.place](program, listener);
  const member: Member = {
    worker,
    isReady: false,
    hasServed: false,
    isGone: false,
    next: () => new Promise((resolve, reject) => (wish = { resolve, reject })),
    end,
  };
  return member;
}

/** Makes the workers of a program; the first is started with the first work, and as many run as are asked at once. */
export function createWorkers<Input, Answer>(program: WorkerProgram): Workers<Input, Answer> {
  const waiting: Member[] = [];
  const take = (): Member => {
    for (let member = waiting.pop(); member; member = waiting.pop()) {
      clearTimeout(member.expiry);
      if (!member.isGone) return member;
    }
    return startMember(program);
  };
  const release = (member: Member) => {
    if (member.isGone) return;
    if (program.idle === 0) return member.end(new Error('no further work'));
    member.worker.hold(false);
    member.expiry = setTimeout(() => member.end(new Error('no further work')), program.idle).unref();
    waiting.push(member);
  };
  const ask = async (member: Member, input: Input, { patience, signal }: WorkLimit): Promise<WorkerMessage> => {
    const stop = () => member.end(new WorkerEndedError('took too long'));
    const failToStart = () => member.end(new Error('a worker did not start in time'));
    let timer: NodeJS.Timeout | undefined;
    signal?.addEventListener('abort', stop, { once: true });
    try {
      member.worker.hold(true);
      if (!member.isReady) {
        timer = setTimeout(failToStart, startPatience);
        await member.next();
        clearTimeout(timer);
        member.isReady = true;
      }
      const answer = member.next();
      member.worker.send(input);
      if (patience !== undefined) timer = setTimeout(stop, patience);
      return await answer;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  };

  const serve = async (member: Member, input: Input, limit: WorkLimit): Promise<Answer> => {
    const said = await ask(member, input, limit);
    member.hasServed = true;
    release(member);
    if (said === 'ready') throw new Error('a worker answered out of turn');
    if ('fault' in said) throw new WorkerFaultError(said.fault);
    return said.value as Answer;
  };

  return {
    run: async (input, limit) => {
      limit.signal?.throwIfAborted();
      const member = take();
      const { hasServed } = member;
      try {
        return await serve(member, input, limit);
      } catch (error) {
        if (!(error instanceof WorkerEndedError) || !hasServed || limit.signal?.aborted) throw error;
        // What former work has left behind in a worker is no fault of this one.
        return await serve(startMember(program), input, limit);
      }
    },
  };
}
