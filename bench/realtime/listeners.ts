import { WebSocket } from 'ws';
import { readFrames, writeFrame } from '../../server/realtime/frames.ts';

/** Clients that follow a record and their messages, each for a person of its own. */
export interface Listeners {
  readonly url: string;
  readonly groups: readonly { readonly recordId: string; readonly tokens: readonly string[] }[];
}

/** Times at which the clients of a group received one message, in nanoseconds of the machine's clock. */
export interface Heard {
  readonly group: number;
  readonly at: readonly bigint[];
}

/**
 * Number of messages that a client receives at its start: the state of the record, and the position of its messages.
 */
const greetings = 2;

function open(url: string, token: string, recordId: string, hear: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, ['v12.stomp']);
    const say = (command: string, headers: Record<string, string>) =>
      socket.send(writeFrame({ command, headers, body: '' }));
    let told = 0;
    socket.on('open', () => say('CONNECT', { 'accept-version': '1.2', Authorization: `Bearer ${token}` }));
    socket.on('error', reject);
    socket.on('message', (data) => {
      for (const { command, body } of readFrames(String(data))) {
        if (command === 'ERROR') reject(new Error(body));
        if (command === 'CONNECTED') {
          say('SUBSCRIBE', { id: 'record', destination: '/queue/records.talent', ids: recordId });
          say('SUBSCRIBE', { id: 'messages', destination: '/queue/messages' });
        }
        if (command !== 'MESSAGE') continue;
        told += 1;
        if (told > greetings) hear();
        else if (told === greetings) resolve();
      }
    });
  });
}

async function listen({ url, groups }: Listeners): Promise<void> {
  for (const [group, { recordId, tokens }] of groups.entries()) {
    let at: bigint[] = [];
    const hear = () => {
      at.push(process.hrtime.bigint());
      if (at.length < tokens.length) return;
      process.send?.({ group, at } satisfies Heard);
      at = [];
    };
    for (const token of tokens) await open(url, token, recordId, hear);
  }
  process.send?.('ready');
}

process.on('message', (listeners: Listeners) => {
  void listen(listeners).catch((error: unknown) => process.send?.({ fault: String(error) }));
});
