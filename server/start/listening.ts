import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { explainListenError } from './port.ts';

const patience = 20_000;

/** The part of a Fastify application that serving it needs. */
export interface ServableApp {
  readonly server: Server;
  listen(options: { host: string; port: number }): Promise<string>;
  close(): Promise<unknown>;
}

/** An application on a port, or on its way there. */
export interface AppServer {
  /**
   * Listens on an address; port 0 takes any free one. Returns the port in use.
   * @throws StartError with one line if the address cannot be listened on
   */
  listen(host: string, port: number): Promise<number>;
  /** Stops listening, finishes the requests in flight (for 20 seconds at most), then closes the application. */
  close(): Promise<void>;
}

/** Makes an application servable, in a way that can also end. */
export function serve(app: ServableApp): AppServer {
  // Browsers open connections ahead of need. Node counts one that never carried a request as busy and would wait.
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  let isClosing = false;
  app.server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    // One kept alive after its last answer would hold the end up, too.
    response.once('close', () => isClosing && setImmediate(() => app.server.closeIdleConnections()));
  });
  app.server.on('upgrade', ({ socket }) => unused.delete(socket));
  return {
    async listen(host, port) {
      await app.listen({ host, port }).catch((error: unknown) => {
        throw explainListenError(error, host, port);
      });
      return (app.server.address() as AddressInfo).port;
    },
    async close() {
      isClosing = true;
      const closed = app.close();
      for (const socket of unused) socket.destroy();
      const cut = setTimeout(() => app.server.closeAllConnections(), patience);
      await closed;
      clearTimeout(cut);
    },
  };
}
