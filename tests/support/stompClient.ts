import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Client } from '@stomp/stompjs';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

/** Messages of a subscription, oldest first. */
export interface Inbox {
  readonly id: string;
  /** The next message, as soon as there is one. */
  next(): Promise<unknown>;
  /** Returns the number of unread messages. */
  waiting(): number;
}

/** A client of the realtime channel, through the library that browsers use. */
export interface StompClient {
  readonly client: Client;
  subscribe(destination: string, headers?: Record<string, string>): Inbox;
  /** Resolves with the server's last word when the server has closed the connection. */
  readonly ended: Promise<string>;
  /** Waits until the server has taken everything that was sent so far. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** The address of the channel of an app, which is made to listen where it does not yet. */
export async function channelOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/ws`;
}

/** Signs in at the channel with an access token. */
export async function enterChannel(url: string, token: string | null): Promise<StompClient> {
  let last = '';
  let end: (word: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  const client = new Client({
    webSocketFactory: () => new WebSocket(url, ['v12.stomp']) as never,
    connectHeaders: token === null ? {} : { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    onStompError: ({ body }) => (last = body),
    onWebSocketClose: () => end(last),
  });
  const connected = new Promise<void>((resolve) => (client.onConnect = () => resolve()));
  client.activate();
  await Promise.race([connected, ended]);
  let subscriptions = 0;
  let receipts = 0;
  return {
    client,
    ended,
    subscribe: (destination, headers = {}) => {
      subscriptions += 1;
      const id = `s${subscriptions}`;
      const messages: unknown[] = [];
      let wake: () => void = () => undefined;
      client.subscribe(
        destination,
        ({ body }) => {
          messages.push(JSON.parse(body));
          wake();
        },
        { ...headers, id },
      );
      return {
        id,
        waiting: () => messages.length,
        next: async () => {
          while (messages.length === 0) await new Promise<void>((resolve) => (wake = resolve));
          return messages.shift();
        },
      };
    },
    settle: () =>
      new Promise<void>((resolve) => {
        receipts += 1;
        const receipt = `r${receipts}`;
        client.watchForReceipt(receipt, () => resolve());
        client.unsubscribe('nothing', { receipt });
      }),
    close: () => client.deactivate(),
  };
}

/** Opens a bare WebSocket, sends texts, and returns the server's last message before it closed the connection. */
export async function sayAtChannel(url: string, ...texts: readonly string[]): Promise<string> {
  const socket = new WebSocket(url);
  let last = '';
  socket.on('message', (data) => (last = String(data)));
  await once(socket, 'open');
  for (const text of texts) socket.send(text);
  await once(socket, 'close');
  return last;
}
