import { createServer } from 'node:net';
import { StartError } from '../startError.ts';

/**
 * Refuses an address that cannot be listened on, before anything else is started for it.
 * @param port 0 takes any free port and is never refused for being taken
 * @throws StartError with one line that says what to do
 */
export async function assertCanListen(host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(explainListenError(error, host, port)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
}

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
