import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A connection on which a test writes HTTP by hand, as slowly as it likes. */
export interface RawClient {
  readonly socket: Socket;
  /** Returns the data received so far. */
  said(): string;
  write(text: string | Buffer): void;
  /** Waits until the server has closed it; all that has come. */
  readonly ended: Promise<string>;
  /** Waits until this much has come. */
  until(text: string): Promise<void>;
}

/** Opens a connection to an app, which is made to listen where it does not yet. */
export async function dial(app: FastifyInstance): Promise<RawClient> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString()));
  // A reset is one of the ways in which a server closes a connection that still sends.
  socket.on('error', () => undefined);
  const ended = once(socket, 'close').then(() => said);
  await once(socket, 'connect');
  return {
    socket,
    said: () => said,
    write: (text) => void socket.write(text),
    ended,
    until: async (text) => {
      while (!said.includes(text)) await once(socket, 'data');
    },
  };
}

/** The head of a POST, whose body has so many bytes. */
export function postHead(path: string, length: number, headers: Readonly<Record<string, string>> = {}): string {
  const all = { host: 'localhost', 'content-type': 'application/json', 'content-length': `${length}`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}
