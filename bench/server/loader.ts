import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Load, LoadResult } from './load.ts';

/** A process of its own that makes load, so that the server's thread does nothing but serve. */
export interface Loader {
  /** Requests a second that were answered; throws where one was refused. */
  measure(load: Load): Promise<number>;
  close(): Promise<void>;
}

export function openLoader(): Loader {
  const child = fork(join(import.meta.dirname, 'load.ts'), { execArgv: ['--import', 'tsx'] });
  return {
    measure: async (load) => {
      child.send(load);
      const [result] = (await once(child, 'message')) as [LoadResult | { fault: string }];
      if ('fault' in result) throw new Error(result.fault);
      if (result.refused > 0)
        throw new Error(`${load.method} ${load.paths[0]}: ${result.refused} requests were refused`);
      return result.perSecond;
    },
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
