import { StartError } from '../startError.ts';

/** The line for a failed attempt to listen; any other error comes back as it is. */
export function explainListenError(error: unknown, host: string, port: number): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  const faults: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is taken by another program. Stop it, or set another. Example: PORT=${port + 1}`,
    EACCES: `PORT ${port} may not be used by this user. Example: PORT=4000`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine. Example: HOST=0.0.0.0`,
    ENOTFOUND: `HOST ${host} is not known. Example: HOST=0.0.0.0`,
  };
  const fault = faults[code ?? ''];
  return fault ? new StartError(fault) : error;
}
