import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Actor } from '../../schema/access/access.ts';
import { agencyChangedKey, realtimeBeat, sessionEndedKey, type RealtimeMessage } from '../../schema/realtime.ts';
import { RefusalError } from '../errors.ts';
import type { Identity } from '../areas/identity/auth/auth.ts';
import type { Following } from './following.ts';
import { FrameError, readFrames, writeFrame, type Frame } from './frames.ts';
import type { News } from './news.ts';
import { follow, type TopicDeps } from './topics.ts';

/** Dependencies of a connection. */
export interface PeerDeps extends Identity, TopicDeps {
  readonly log: FastifyBaseLogger;
}

/** A client's connection. */
export interface Peer {
  /** Handles a notification, and sends the client what it may see of it and is subscribed to. */
  hear(news: Exclude<News, { about: 'mail' | 'search' }>): void;
  /** Shows the client that the connection lives, and drops one that does not answer. */
  beat(): void;
}

/** Milliseconds: for signing in, between messages about the same records, and before a retry. */
const patience = 10_000;
const calm = 25;
const pause = 1_000;

const mostSubscriptions = 20;
/** Bytes that wait for a client: so many let it have them first, so many say that it does not read. */
const manyWaiting = 65_536;
const mostWaiting = 1_048_576;
/** A closing code of WebSocket: against the rules. */
const policy = 1008;

/** Returns true if it concerns the person, whatever they are subscribed to; the session is checked then. */
function isAbout({ accountId, agencyId, sessionId, staffId }: Actor, news: News): boolean {
  if (news.about === 'everything') return true;
  if (news.about === 'assignment') return news.agencyId === agencyId && news.id === staffId;
  if (news.about === 'counter') return false;
  const known: Readonly<Record<string, string | null>> = { session: sessionId, account: accountId, agency: agencyId };
  return news.id === known[news.about];
}

/** Could it concern something that the person follows? */
function reaches({ accountId, agencyId, staffId }: Actor, news: News): boolean {
  if (news.about === 'notification') return news.agencyId === agencyId && news.id === staffId;
  if (news.about === 'record' || news.about === 'place' || news.about === 'counter') return news.agencyId === agencyId;
  if (news.about === 'fields' || news.about === 'statuses') return news.id === agencyId;
  return news.about === 'message' && news.id === accountId;
}

/** Speaks STOMP 1.2 with a client (AB 7): it signs in with its access token, and subscribes to topics of its own. */
export function openPeer(socket: WebSocket, deps: PeerDeps): Peer {
  const { log } = deps;
  const followed = new Map<string, Following>();
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
  const sendOn = () => refuse('The session is in another agency', { key: agencyChangedKey });
  const tell = async (subscription: string, destination: string, body: RealtimeMessage) => {
    messages += 1;
    const headers = { subscription, destination, 'message-id': String(messages), 'content-type': 'application/json' };
    send('MESSAGE', headers, JSON.stringify(body));
    if (socket.bufferedAmount > manyWaiting) await new Promise((resolve) => socket.ping('', undefined, resolve));
  };

  /** Checks the session, and sends what is new for its subscriptions. */
  const look = async () => {
    if (actor === null) return;
    const now = await deps.still(actor);
    if (now === null) return turnAway();
    // Subscriptions made in one agency receive nothing from another.
    if (now.agencyId !== actor.agencyId) return sendOn();
    actor = now;
    for (const [id, one] of followed) {
      for await (const message of one.look(now)) {
        if (followed.get(id) !== one) break;
        await tell(id, one.destination, message);
      }
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
  const subscribe = (by: Actor, { headers }: Frame) => {
    const { id, destination = '', ack = 'auto' } = headers;
    const following = follow(by, destination, headers, deps);
    if (id === undefined || followed.has(id)) return refuse('A subscription needs an id of its own');
    if (following === null || ack !== 'auto') return refuse('There is no such topic');
    if (followed.size >= mostSubscriptions) return refuse('These are too many subscriptions');
    followed.set(id, following);
    plan(0);
  };
  /** Ends what is followed of a destination, or all of it. */
  const leave = (destination: string | null) => {
    for (const [id, one] of followed) if (destination === null || destination === one.destination) followed.delete(id);
  };
  const take = async (frame: Frame) => {
    const { command, headers } = frame;
    if (socket.readyState !== socket.OPEN) return;
    if (command === 'CONNECT' || command === 'STOMP') await connect(frame);
    else if (actor === null) refuse('Nobody has signed in');
    else if (command === 'SUBSCRIBE') subscribe(actor, frame);
    else if (command === 'UNSUBSCRIBE') followed.delete(headers['id'] ?? '');
    else if (command !== 'DISCONNECT') refuse(`${command} is not for clients`);
    if (headers['receipt'] !== undefined) send('RECEIPT', { 'receipt-id': headers['receipt'] });
    if (command === 'DISCONNECT') socket.close(1000);
  };

  socket.on('message', (data) => {
    isRead = isRead
      .then(async () => {
        for (const frame of readFrames(String(data))) await take(frame);
      })
      .catch((error: unknown) => {
        if (error instanceof RefusalError && error.key === agencyChangedKey) return sendOn();
        if (!(error instanceof FrameError)) log.warn({ err: error }, 'realtime could not answer');
        refuse(error instanceof FrameError ? error.message : 'Something went wrong here');
      });
  });
  socket.on('pong', () => (isAlive = true));
  // What is wrong with a connection also closes it.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(timer);
    leave(null);
  });

  return {
    hear: (news) => {
      if (actor === null) return;
      if (news.about === 'unsubscribe') {
        if (news.id === actor.sessionId) leave(news.destination);
        return;
      }
      const isOwn = isAbout(actor, news);
      if (!isOwn && !reaches(actor, news)) return;
      const heard = [...followed.values()].filter((one) => one.hear(news));
      if (isOwn || heard.length > 0) plan(calm);
    },
    beat: () => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
      if (actor !== null && socket.readyState === socket.OPEN) socket.send('\n');
    },
  };
}
