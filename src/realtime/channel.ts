import type { Client, StompSubscription } from '@stomp/stompjs';
import { agencyChangedKey, realtimeBeat, sessionEndedKey, type RealtimeMessage } from '../../schema/realtime.ts';
import type { Session } from '../authProvider/session.ts';

/** Milliseconds between two tries to connect, at first and at most. */
const firstPause = 1_000;
const longestPause = 30_000;

/** Push channel from the server (AB 7). One connection serves the whole tab. */
export interface Channel {
  /**
   * Follows a topic from when there is a connection, over all that come, until the answer is called. Of the person's
   * messages none is missed in between: each connection begins after the last one that was heard.
   */
  subscribe(topic: Topic): () => void;
  /** Reports the state of the connection, now and at each change, until the returned function is called. */
  watch(onChange: (isOpen: boolean) => void): () => void;
}

/** Subscription to one destination. */
export interface Topic {
  readonly destination: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onMessage: (message: RealtimeMessage) => void;
}

/** Dependencies of the channel. */
export interface ChannelParts {
  readonly session: Session;
  /** Address of the server's WebSocket. */
  readonly url: string;
  /** Resolves when the page has what it needs first. */
  readonly idle: () => Promise<void>;
}

/** Loads what speaks the protocol; a network that is away is waited for, as by a connection. */
async function load() {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await import('@stomp/stompjs');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Creates the channel of a tab. It connects with the first topic, while a user is signed in. */
export function createChannel({ session, url, idle }: ChannelParts): Channel {
  const topics = new Map<Topic, StompSubscription | null>();
  const positions = new Map<Topic, number>();
  const watchers = new Set<(isOpen: boolean) => void>();
  let client: Promise<Client> | null = null;
  let isOpen = false;

  const become = (open: boolean) => {
    if (open === isOpen) return;
    isOpen = open;
    for (const watcher of watchers) watcher(open);
  };

  /** Returns the account and agency that receive messages; null if signed out. */
  const hearer = () => {
    const state = session.state();
    return state.status === 'signedIn' ? `${state.user.id} ${state.user.agencyId ?? ''}` : null;
  };
  let known = hearer();

  const open = async () => {
    await idle();
    const { Client: StompClient, ReconnectionTimeMode } = await load();
    const made: Client = new StompClient({
      brokerURL: url,
      reconnectDelay: firstPause,
      maxReconnectDelay: longestPause,
      reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
      heartbeatIncoming: realtimeBeat,
      heartbeatOutgoing: 0,
      beforeConnect: async () => {
        const token = await session.token();
        made.connectHeaders = token === null ? {} : { Authorization: `Bearer ${token}` };
      },
      onConnect: () => {
        for (const topic of topics.keys()) follow(made, topic);
        become(true);
      },
      onWebSocketClose: () => {
        for (const topic of topics.keys()) topics.set(topic, null);
        become(false);
      },
      onStompError: ({ headers }) => {
        if (headers['key'] === sessionEndedKey) void session.signOut({ isEnded: true });
        if (headers['key'] === agencyChangedKey) void session.catchUp();
      },
    });
    return made;
  };
  const follow = (made: Client, topic: Topic) => {
    const { destination, headers, onMessage } = topic;
    const after = positions.get(topic);
    const by = hearer();
    const hear = ({ body }: { readonly body: string }) => {
      // Messages that arrive after signing out are ignored.
      if (by === null || hearer() !== by) return;
      const message = JSON.parse(body) as RealtimeMessage;
      if ('position' in message) positions.set(topic, message.position);
      onMessage(message);
    };
    topics.set(
      topic,
      made.subscribe(destination, hear, { ...headers, ...(after !== undefined && { after: String(after) }) }),
    );
  };
  const refresh = async () => {
    const isWanted = topics.size > 0 && session.state().status === 'signedIn';
    if (!isWanted && client === null) return;
    const made = await (client ??= open());
    const isStillWanted = topics.size > 0 && session.state().status === 'signedIn';
    if (isStillWanted === made.active) return;
    if (isStillWanted) made.activate();
    else if (session.state().status !== 'signedIn') void made.deactivate();
  };
  session.subscribe(() => {
    if (hearer() !== known) {
      known = hearer();
      positions.clear();
    }
    void refresh();
  });

  return {
    subscribe: (topic) => {
      topics.set(topic, null);
      void refresh().then(async () => {
        const made = await client;
        if (made?.connected && topics.get(topic) === null) follow(made, topic);
      });
      return () => {
        const subscription = topics.get(topic);
        topics.delete(topic);
        positions.delete(topic);
        if (isOpen) subscription?.unsubscribe();
      };
    },
    watch: (onChange) => {
      watchers.add(onChange);
      onChange(isOpen);
      return () => watchers.delete(onChange);
    },
  };
}
