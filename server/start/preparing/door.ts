import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../config.ts';
import { envelopeOf, RefusalError, refusals } from '../../errors.ts';
import { isLocal } from '../../plugins/localOnly.ts';
import { explainListenError } from '../port.ts';
import { preparingHeaders, preparingPage } from './page.ts';
import type { Preparation } from './preparation.ts';

/** The server's address while the application behind it is being prepared. */
export interface Door {
  /** The TCP port in use. */
  readonly port: number;
  readonly preparation: Preparation;
  /** Frees the port, so that the application can take it. Connections that are open end. */
  close(): Promise<void>;
}

/**
 * Listens at once, before anything long is begun: browsers see how far the start is, calls are refused with 503 and
 * `retry-after`, and the liveness check is answered.
 * @throws StartError with one line if the address cannot be listened on
 */
export async function openDoor(
  { host, port, demo }: Pick<Config, 'host' | 'port' | 'demo'>,
  preparation: Preparation,
): Promise<Door> {
  const server = createServer((request, response) => answer(request, response, { isLocalOnly: demo, preparation }));
  server.on('upgrade', (_request, socket) => socket.destroy());
  await listen(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    preparation,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, host, port)));
    server.listen({ host, port, exclusive: true }, resolve);
  });
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { isLocalOnly, preparation }: { isLocalOnly: boolean; preparation: Preparation },
): void {
  if (isLocalOnly && !isLocal(request)) return refuse(response, new RefusalError('misdirected', 'localOnly'));
  const path = request.url?.split('?', 1)[0] ?? '';
  if (path === '/healthz') return answerJson(response, 200, { responseData: { status: 'alive' } });
  const isPage = request.method === 'GET' && (path === '/' || request.headers.accept?.includes('text/html'));
  if (!isPage) return refuse(response, new RefusalError('unavailable', 'unavailable'));
  response.writeHead(200, preparingHeaders).end(preparingPage(preparation, request.headers['accept-language']));
}

function refuse(response: ServerResponse, refusal: RefusalError): void {
  answerJson(response, refusals[refusal.refusal].status, envelopeOf(refusal));
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, { ...headers, ...(status === 503 && { 'retry-after': '1' }) }).end(JSON.stringify(body));
}
