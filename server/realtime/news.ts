import type { Notification, PoolClient } from 'pg';
import type { Pools } from '../database/pools.ts';

/** A write of a record, as its history has it. */
export interface RecordNews {
  readonly about: 'record';
  readonly agencyId: string;
  readonly id: string;
  /** The kind that it is since. */
  readonly kind: string;
  readonly action: string;
  /** Wire keys that an update has changed; null if there are too many. */
  readonly keys: readonly string[] | null;
}

/** Something was counted on records of a kind; `ids` is null for too many of them. */
export interface CounterNews {
  readonly about: 'counter';
  readonly agencyId: string;
  readonly kind: string;
  readonly ids: readonly string[] | null;
}

/** Notification about a write anywhere, by ids and names alone (the triggers of `repeatable/realtime.sql`). */
export type News =
  | RecordNews
  | CounterNews
  /** A record was put elsewhere on its board. */
  | { readonly about: 'place'; readonly agencyId: string; readonly id: string; readonly kind: string }
  /** Something was assigned to a staff member, or taken from them. */
  | { readonly about: 'assignment'; readonly agencyId: string; readonly id: string }
  /** A staff member has new notifications, or has read some. */
  | { readonly about: 'notification'; readonly agencyId: string; readonly id: string }
  | { readonly about: 'session' | 'account' | 'agency'; readonly id: string }
  /** A mail waits to be sent. */
  | { readonly about: 'mail'; readonly id: string }
  /** An agency has changed its custom fields or its statuses, or has search texts that must be rebuilt. */
  | { readonly about: 'fields' | 'statuses' | 'search'; readonly id: string }
  /** A job of an agency waits to be run. */
  | { readonly about: 'job'; readonly id: string }
  /** Webhooks of an agency have something to send. */
  | { readonly about: 'webhook'; readonly id: string }
  /** There are messages to an account. */
  | { readonly about: 'message'; readonly id: string }
  /** A session wants to hear no more of a topic, or of any. */
  | { readonly about: 'unsubscribe'; readonly id: string; readonly destination: string | null }
  /** Some notifications may have been missed: everything that depends on them has to be checked again. */
  | { readonly about: 'everything' };

/** Open subscription to the database's notifications. */
export interface Newsreader {
  close(): Promise<void>;
}

/** Milliseconds until a lost connection is tried again. */
const pause = 500;

/** News that say but whose they are. */
const plain = [
  'session',
  'account',
  'agency',
  'mail',
  'message',
  'fields',
  'statuses',
  'search',
  'job',
  'webhook',
] as const;
const isPlain = (about: string | undefined): about is (typeof plain)[number] => plain.some((one) => one === about);

function newsOf(payload: string): News | null {
  const [about, first, second, action = '', kind = '', keys = ''] = payload.split(' ');
  if (first === undefined) return null;
  if ((about === 'assignment' || about === 'notification') && second !== undefined)
    return { about, agencyId: first, id: second };
  if (about === 'record' && second !== undefined)
    return { about, agencyId: first, id: second, kind, action, keys: keys === '*' ? null : keys.split(',') };
  if (about === 'counter' && second !== undefined)
    return { about, agencyId: first, kind: second, ids: action === '*' ? null : action.split(',') };
  if (about === 'place' && second !== undefined) return { about, agencyId: first, id: second, kind: action };
  if (about === 'unsubscribe') return { about, id: first, destination: second ?? null };
  return isPlain(about) ? { about, id: first } : null;
}

/**
 * Listens to the writes of all server processes through the database's notifications. A lost connection is reopened
 * until that succeeds. Missed notifications are gone, so each new connection first reports that everything may have
 * changed.
 */
export function readNews(pools: Pick<Pools, 'owner'>, hear: (news: News) => void): Newsreader {
  let client: PoolClient | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const listen = async () => {
    const opened = await pools.owner.connect();
    const lose = () => {
      opened.removeAllListeners('notification');
      if (client !== opened) return;
      client = null;
      opened.release(true);
      again();
    };
    opened.on('notification', ({ payload }: Notification) => {
      const news = newsOf(payload ?? '');
      if (news !== null) hear(news);
    });
    opened.on('error', lose);
    opened.on('end', lose);
    try {
      await opened.query('listen greenroom');
    } catch (error) {
      opened.release(true);
      throw error;
    }
    if (isClosed) return opened.release(true);
    client = opened;
    hear({ about: 'everything' });
  };
  const again = () => {
    if (!isClosed) timer = setTimeout(() => void listen().catch(again), pause);
  };

  void listen().catch(again);
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const opened = client;
      client = null;
      opened?.removeAllListeners('notification');
      opened?.release(true);
    },
  };
}
