import type { FastifyInstance } from 'fastify';
import { feedCalls } from '../../../../../schema/areas/calendar/calls/feeds.ts';
import { addressBlock } from '../../../../addressBlock.ts';
import type { Engine } from '../../../../engine/engine.ts';
import { tokenHash } from '../../../../linkTokens.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { limiterOf } from '../../../../tryLimiter.ts';
import { createFeed, feedsOf, renewFeed, revokeFeed } from './ownFeeds.ts';
import { readFeed } from './readFeed.ts';

/** Readings of feeds that are none, from one network address, and readings of one feed, within a quarter of an hour. */
export const missesPerAddress = 100;
export const readsPerFeed = 120;
const window = 900;

/** Registers feeds by which calendar programs follow a calendar. */
export function registerFeeds(app: FastifyInstance, engine: Engine, origin: () => string): void {
  const misses = limiterOf(engine.database, 'feedAddress', missesPerAddress, window);
  const reads = limiterOf(engine.database, 'feedRead', readsPerFeed, window);
  registerCall(app, feedCalls.feeds, async ({ actor }) => ({ data: await feedsOf(engine, actor) }));
  registerCall(app, feedCalls.createFeed, ({ actor, body }) => createFeed(engine, actor, body, origin()));
  registerCall(app, feedCalls.renewFeed, ({ actor, params: { id } }) => renewFeed(engine, actor, id, origin()));
  registerCall(app, feedCalls.revokeFeed, async ({ actor, params: { id } }) => {
    await revokeFeed(engine, actor, id);
    return {};
  });
  registerCall(
    app,
    feedCalls.readFeed,
    async ({ params: { token }, request, reply }) => {
      void reply.headers({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      // Counted before anything is known of the feed, so that each try is counted alike.
      const address = addressBlock(request.ip);
      await misses.take(address);
      const answer = await readFeed(engine, token, request.headers['if-none-match']);
      await misses.giveBack(address);
      await reads.take(tokenHash(token));
      void reply.header('etag', answer.etag);
      if (answer.text === null) return reply.code(304).send();
      return reply
        .header('content-disposition', 'inline; filename="calendar.ics"')
        .type('text/calendar; charset=utf-8')
        .send(answer.text);
    },
    { exposeHeadRoute: false },
  );
}
