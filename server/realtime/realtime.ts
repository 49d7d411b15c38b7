import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { realtimeBeat } from '../../schema/realtime.ts';
import type { Pools } from '../database/pools.ts';
import type { Engine } from '../engine/engine.ts';
import { readCounters } from '../engine/counting/readCounters.ts';
import { fieldsStamp } from '../engine/writing/customFields.ts';
import { readBadge } from '../engine/notifications/badge.ts';
import { statusesStamp } from '../engine/reading/statusTables.ts';
import { versionsOf } from '../engine/reading/versions.ts';
import { RefusalError } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Identity } from '../areas/identity/auth/auth.ts';
import { isLocal, localOnlyAnswer } from '../plugins/localOnly.ts';
import { gatherCounts } from './gatherCounts.ts';
import { messageReader } from './messages.ts';
import { readNews, type Newsreader } from './news.ts';
import { openPeer, type Peer, type PeerDeps } from './peer.ts';
import { registerUnsubscribe } from './unsubscribe.ts';
import { accessChangedBy } from './inheritedAccess.ts';

/** Bytes of the longest frame: a subscription to a page of records is a quarter of it. */
const longestFrame = 16_384;
/** Once a minute everything is looked at again. */
const beatsBetweenLooks = 6;
/** A closing code of WebSocket: the server goes away. */
const goingAway = 1001;

/** Dependencies of the realtime channel. */
export interface RealtimeDeps {
  readonly engine: Engine;
  readonly pools: Pick<Pools, 'owner'>;
  readonly identity: Identity;
  /** True to accept connections from this machine only. */
  readonly isLocalOnly: boolean;
  /** Receives all notifications, for the jobs that follow from them. */
  readonly jobs: Pick<Jobs, 'hear'>;
}

const versionsWith =
  (engine: Engine): PeerDeps['versions'] =>
  async (actor, entity, ids) => {
    try {
      const { versions } = await versionsOf(engine, actor, entity, ids);
      return new Map(versions.map(({ id, version }) => [id, version]));
    } catch (error) {
      // Who may not read the entity at all sees none of its records.
      if (error instanceof RefusalError) return new Map();
      throw error;
    }
  };

/**
 * STOMP 1.2 over WebSocket at `/ws` (AB 7): clients receive at once what concerns them, whichever server process wrote
 * it. Every message is checked against the session's rights at the time it is sent.
 */
export function registerRealtime(app: FastifyInstance, given: RealtimeDeps): void {
  const { engine, pools, identity, isLocalOnly, jobs } = given;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrame,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  });
  const deps: PeerDeps = {
    ...identity,
    registry: engine.registry,
    versions: versionsWith(engine),
    changesAccess: accessChangedBy(engine),
    notifications: (actor) => readBadge(engine, actor),
    counters: (actor, entity, ids) => readCounters(engine, actor, entity, ids),
    messages: messageReader(engine.database, engine.clock),
    stamps: { fields: fieldsStamp(engine), statuses: statusesStamp(engine) },
    log: app.log,
  };
  const peers = new Set<Peer>();
  const gathering = gatherCounts((one) => {
    for (const peer of peers) peer.hear(one);
  });
  let news: Newsreader | undefined;
  let beat: NodeJS.Timeout | undefined;
  let asked = 0;

  registerUnsubscribe(app, engine.database);
  app.server.on('upgrade', (request, socket, head) => {
    // Without a listener an error would end the process.
    socket.on('error', () => undefined);
    if (isLocalOnly && !isLocal(request)) {
      socket.end(localOnlyAnswer);
      return;
    }
    if (request.url?.split('?')[0] !== '/ws') {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const peer = openPeer(opened, deps);
      peers.add(peer);
      opened.once('close', () => peers.delete(peer));
    });
  });

  app.addHook('onListen', async () => {
    news = readNews(pools, (one) => {
      jobs.hear(one);
      if (one.about === 'mail' || one.about === 'search' || one.about === 'job') return;
      if (gathering.hear(one)) return;
      for (const peer of peers) peer.hear(one);
    });
    beat = setInterval(() => {
      asked += 1;
      for (const peer of peers) {
        peer.beat();
        // Sessions also expire, which sends no notification.
        if (asked % beatsBetweenLooks === 0) peer.hear({ about: 'everything' });
      }
    }, realtimeBeat);
    beat.unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(beat);
    gathering.close();
    await news?.close();
    for (const socket of sockets.clients) {
      socket.close(goingAway);
      setTimeout(() => socket.terminate(), 500).unref();
    }
  });
}
