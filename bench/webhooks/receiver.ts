import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One attempt of a delivery, as a receiver got it. */
export interface Received {
  /** The `webhook-id`. */
  readonly id: string;
  readonly type: string;
  /** Record and version, which tell one write. */
  readonly write: string;
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A receiver of webhooks that keeps what it gets. */
export interface Receiver {
  readonly port: number;
  readonly got: readonly Received[];
  /** Ids that came again while their former attempt was being answered. */
  readonly overlapping: readonly string[];
  close(): void;
}

/** Options of a receiver. */
export interface ReceiverOptions {
  /** Time until it answers, in milliseconds; none by default. */
  readonly wait?: () => number;
  /** Sees each attempt while its connection is open, by the client's port. */
  readonly look?: (port: number) => void;
}

/** Opens a receiver on loopback that answers 200. */
export async function openReceiver({ wait = () => 0, look }: ReceiverOptions = {}): Promise<Receiver> {
  const got: Received[] = [];
  const overlapping: string[] = [];
  const open = new Set<string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { type, data } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const id = String(request.headers['webhook-id']);
      if (open.has(id)) overlapping.push(id);
      open.add(id);
      got.push({ id, type, write: `${data.id}:${data.version}`, name: data.record?.displayName ?? '', at: Date.now() });
      look?.(request.socket.remotePort ?? 0);
      void pause(wait()).then(() => {
        open.delete(id);
        response.writeHead(200).end();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    got,
    overlapping,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
