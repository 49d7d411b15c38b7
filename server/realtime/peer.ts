import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Actor } from '../../schema/access/access.ts';
import type { Registry } from '../../schema/registry.ts';
import {
  accountTopic,
  realtimeBeat,
  recordsTopic,
  sessionEndedKey,
  type RealtimeMessage,
} from '../../schema/realtime.ts';
import type { Identity } from '../modules/auth/auth.ts';
import { FrameError, readFrames, writeFrame, type Frame } from './frames.ts';
import type { News } from './news.ts';
import { topicOf } from './topics.ts';
import { watch, type Known, type Watch } from './watch.ts';

/** What a connection asks of the rest of the server. */
export interface PeerDeps extends Identity {
  readonly registry: Registry;
  /** The versions of those of some records that the actor may read. */
  readonly versions: (actor: Actor, entity: string, ids: readonly string[]) => Promise<Known>;
  readonly log: FastifyBaseLogger;
}

/** A client's connection. */
export interface Peer {
  /** Takes note of what was written somewhere, and tells the client what of it concerns what it asked for. */
  hear(news: Exclude<News, { about: 'mail' }>): void;
  /** Shows the client that the connection lives, and drops one that does not answer. */
  beat(): void;
}

/** Milliseconds: for signing in, between what is told of the same records, and before another try. */
const patience = 10_000;
const calm = 25;
const pause = 1_000;

const mostSubscriptions = 20;
/** Bytes that wait for a client which does not read. */
const mostWaiting = 1_048_576;
/** A closing code of WebSocket: against the rules. */
const policy = 1008;

/** Speaks STOMP 1.2 with a client (AB 7): it signs in with its access token, and subscribes to topics of its own. */
export function openPeer(socket: WebSocket, deps: PeerDeps): Peer {
  const { log, registry } = deps;
  const watches = new Map<string, Watch>();
  const accounts = new Set<string>();
  let actor: Actor | null = null;
  let isRead = Promise.resolve();
  let isAlive = true;
  let messages = 0;
  let timer: NodeJS.Timeout | undefined = setTimeout(() => refuse('Nobody has signed in'), patience);

  const send = (command: string, headers: Frame['headers'] = {}, body = '') => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostWaiting) socket.terminate();
    else socket.send(writeFrame({ command, headers, body }));
  };
  const refuse = (message: string, headers: Frame['headers'] = {}) => {
    send('ERROR', { ...headers, message, 'content-type': 'text/plain' }, message);
    socket.close(policy);
  };
  const turnAway = () => refuse('The session has ended', { key: sessionEndedKey });
  const tell = (subscription: string, destination: string, body: RealtimeMessage) => {
    messages += 1;
    const headers = { subscription, destination, 'message-id': String(messages), 'content-type': 'application/json' };
    send('MESSAGE', headers, JSON.stringify(body));
  };

  /** Looks at the session, and at what has expired of what is watched. */
  const look = async () => {
    if (actor === null) return;
    const now = await deps.still(actor);
    if (now === null) return turnAway();
    const hasChanged = JSON.stringify(now) !== JSON.stringify(actor);
    actor = now;
    if (hasChanged) for (const id of accounts) tell(id, accountTopic, { kind: 'PERMISSION_UPDATE' });
    for (const [id, one] of watches) {
      const known = await one.look((ids) => deps.versions(now, one.entity, ids));
      if (known.size === 0) continue;
      const versions = [...known].map(([record, version]) => ({ id: record, version }));
      tell(id, recordsTopic + one.entity, { kind: 'RECORD_VERSIONS', entity: one.entity, versions });
    }
  };
  const plan = (after: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      isRead = isRead.then(look).catch((error: unknown) => {
        log.warn({ err: error }, 'realtime could not look');
        if (socket.readyState === socket.OPEN) plan(pause);
      });
    }, after);
  };

  const connect = async ({ headers }: Frame) => {
    if (actor !== null) return refuse('Somebody has signed in already');
    if (!(headers['accept-version'] ?? '').split(',').includes('1.2')) return refuse('STOMP 1.2 is spoken here');
    const token = /^Bearer +(\S+)$/i.exec(headers['Authorization'] ?? headers['authorization'] ?? '')?.[1];
    const entered = token === undefined ? null : await deps.enter(token);
    if (entered === null) return turnAway();
    clearTimeout(timer);
    timer = undefined;
    actor = entered;
    send('CONNECTED', { version: '1.2', 'heart-beat': `${realtimeBeat},0`, server: 'Greenroom' });
  };
  const subscribe = ({ headers }: Frame) => {
    const { id, destination = '', ack = 'auto' } = headers;
    const topic = topicOf(registry, destination, headers);
    if (id === undefined || watches.has(id) || accounts.has(id)) return refuse('A subscription needs an id of its own');
    if (topic === null || ack !== 'auto') return refuse('There is no such topic');
    if (watches.size + accounts.size >= mostSubscriptions) return refuse('These are too many subscriptions');
    if (topic.type === 'account') accounts.add(id);
    else watches.set(id, watch(topic.entity, topic.ids));
    plan(0);
  };
  const take = async (frame: Frame) => {
    const { command, headers } = frame;
    if (socket.readyState !== socket.OPEN) return;
    if (command === 'CONNECT' || command === 'STOMP') await connect(frame);
    else if (actor === null) refuse('Nobody has signed in');
    else if (command === 'SUBSCRIBE') subscribe(frame);
    else if (command === 'UNSUBSCRIBE') {
      watches.delete(headers['id'] ?? '');
      accounts.delete(headers['id'] ?? '');
    } else if (command !== 'DISCONNECT') refuse(`${command} is not for clients`);
    if (headers['receipt'] !== undefined) send('RECEIPT', { 'receipt-id': headers['receipt'] });
    if (command === 'DISCONNECT') socket.close(1000);
  };

  socket.on('message', (data) => {
    isRead = isRead
      .then(async () => {
        for (const frame of readFrames(String(data))) await take(frame);
      })
      .catch((error: unknown) => {
        if (!(error instanceof FrameError)) log.warn({ err: error }, 'realtime could not answer');
        refuse(error instanceof FrameError ? error.message : 'Something went wrong here');
      });
  });
  socket.on('pong', () => (isAlive = true));
  // What is wrong with a connection also closes it.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(timer);
    watches.clear();
    accounts.clear();
  });

  return {
    hear: (news) => {
      if (actor === null) return;
      const concerns =
        news.about === 'record'
          ? news.agencyId === actor.agencyId && [...watches.values()].filter((one) => one.expire(news.id)).length > 0
          : news.about === 'everything' ||
            news.id === { session: actor.sessionId, account: actor.accountId, agency: actor.agencyId }[news.about];
      if (!concerns) return;
      if (news.about !== 'record') for (const one of watches.values()) one.expire();
      plan(calm);
    },
    beat: () => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
      if (actor !== null && socket.readyState === socket.OPEN) socket.send('\n');
    },
  };
}
