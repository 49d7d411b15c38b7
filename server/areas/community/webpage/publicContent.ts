import { Feed } from 'feed';
import type { FastifyInstance } from 'fastify';
import { systemActor } from '../../../../schema/access/access.ts';
import { webpageCalls } from '../../../../schema/areas/community/calls/webpage.ts';
import { modules, pieceModuleNames } from '../../../../schema/areas/community/modules.ts';
import { webpage } from '../../../../schema/areas/community/settings/webpage.ts';
import { webpageAddress } from '../../../../schema/areas/community/webpage.ts';
import { namedByKey } from '../../../../schema/rules/public-keys/publicKeys.ts';
import { addressBlock } from '../../../addressBlock.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listRecords } from '../../../engine/reading/list.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { RefusalError } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { limiterOf } from '../../../tryLimiter.ts';
import { escapeHtml, textAsHtml } from '../../../textAsHtml.ts';

/** Items of a web page. */
const itemsMost = 50;
/** Readings from one network address, within their window in seconds. */
const readingsMost = 300;
const window = 900;

const types = { json: 'application/feed+json; charset=utf-8', rss: 'application/rss+xml; charset=utf-8' } as const;

interface Item {
  readonly id: string;
  readonly title: string;
  readonly content: string | null;
  readonly link: string | null;
  readonly publishDate: number;
  readonly tags: readonly { readonly displayName: string }[];
}

/** Returns the name of a talent whose web page is public, and its items that fans see now. @throws RefusalError 404 */
async function contentOf(engine: Engine, slug: string) {
  const { agencyId, recordId: talentId } = namedByKey(slug);
  const actor = systemActor(agencyId);
  const { rows } = await engine.database.query<{ isOpen: boolean; now: number }>(agencyId, {
    // The clock of the status in lists.
    text: 'select agency_is_open() as "isOpen", floor(extract(epoch from now()) * 1000)::float8 as now',
    values: [],
  });
  const isPublic = rows[0]?.isOpen === true && (await settingsOf(engine, actor, webpage)).isPublic;
  if (!isPublic) throw new RefusalError('notFound', 'notFound');
  const { record } = await findRecord(engine, actor, 'talent', talentId);
  const filters = {
    talentIds: [talentId],
    isOnWebpage: true,
    statuses: [1],
    publishDateTo: rows[0]?.now ?? 0,
  };
  const order = { orderBy: 'publishDate', orderDirection: 'DESC', pageSize: itemsMost, withTotal: false } as const;
  const fields = ['title', 'content', 'link', 'publishDate', 'tags'];
  const pages = await Promise.all(
    pieceModuleNames.map((module) => listRecords(engine, actor, modules[module][0], { ...order, filters, fields })),
  );
  const items = pages.flatMap(({ data }) => data as unknown as readonly Item[]);
  return {
    name: String(record['displayName']),
    items: items.toSorted((one, other) => other.publishDate - one.publishDate).slice(0, itemsMost),
  };
}

/**
 * Registers what people without an account read of the web pages of talents: published items that are marked for them, of
 * agencies that have made these pages public (CM 4).
 */
export function registerPublicContent(app: FastifyInstance, engine: Engine, origin: () => string): void {
  const readings = limiterOf(engine.database, 'publicContent', readingsMost, window);
  registerCall(app, webpageCalls.content, async ({ params: { slug }, query: { format = 'json' }, request, reply }) => {
    await readings.take(addressBlock(request.ip));
    const { name, items } = await contentOf(engine, slug);
    const at = (kind: 'json' | 'rss') => `${origin()}${webpageAddress(slug, kind)}`;
    const feed = new Feed({
      id: at('json'),
      title: name,
      description: name,
      link: at('json'),
      feedLinks: { json: at('json'), rss: at('rss') },
      updated: new Date(items[0]?.publishDate ?? 0),
      generator: false,
    });
    for (const { id, title, content, link, publishDate, tags } of items) {
      feed.addItem({
        id,
        guid: id,
        // Readers of RSS take a title for HTML, those of JSON for text.
        title: format === 'rss' ? escapeHtml(title) : title,
        link: link ?? `${at('json')}#${id}`,
        date: new Date(publishDate),
        ...(content !== null && { content: textAsHtml(content) }),
        category: tags.map(({ displayName }) => ({ name: displayName })),
      });
    }
    return reply
      .header('cache-control', 'public, max-age=60')
      .type(types[format])
      .send(format === 'rss' ? feed.rss2() : feed.json1());
  });
}
