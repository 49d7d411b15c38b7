import autocannon from 'autocannon';

/** Task of the process that makes load. */
export interface Load {
  readonly url: string;
  readonly token: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Paths that are asked in turns; each connection has its own share of them. */
  readonly paths: readonly string[];
  readonly body?: object;
  /** The text that a PUT writes anew every time. */
  readonly writes?: string;
  readonly seconds: number;
  readonly connections: number;
}

/** Its result: number of answered requests a second, and number of answers other than 200. */
export interface LoadResult {
  readonly perSecond: number;
  readonly refused: number;
}

let rounds = 0;

async function make(load: Load): Promise<LoadResult> {
  const { url, token, method, paths, body, writes, seconds, connections } = load;
  let opened = 0;
  // A write that the end of the former round cut off may still run: this one begins with other records.
  const start = (rounds += 1) * 7 * connections;
  const requests = [
    {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      setupRequest: (request: autocannon.Request, context: { own?: number; asked?: number }) => {
        context.own ??= opened++;
        context.asked = (context.asked ?? -1) + 1;
        // Connections take different paths, so that no two write the same record at once.
        const at = (start + context.own + context.asked * connections) % paths.length;
        const written = `Written ${rounds}-${process.pid}-${context.own}-${context.asked}`;
        const change = writes !== undefined && { body: JSON.stringify({ [writes]: written }) };
        return { ...request, path: paths[at], ...change };
      },
    },
  ];
  const result = await autocannon({ url, connections, duration: seconds, requests: requests as autocannon.Request[] });
  const refused = result.non2xx + result.errors + result.timeouts;
  return { perSecond: result.requests.total / result.duration, refused };
}

process.on('message', (load: Load) => {
  void make(load).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ fault: String(error) }),
  );
});
