import { afterAll, beforeAll, expect, it } from 'vitest';
import { webpageAddress } from '../../schema/areas/community/webpage.ts';
import { publicKeyOf } from '../../schema/rules/public-keys/publicKeys.ts';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Content of talents' web pages, which people without an account read once the agency allows it (CM 4). */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'superAdmin', 'viewAll']);
});
afterAll(() => shop.close());

const token = () => shop.house.of('agency').token;
const publish = (isPublic: boolean) =>
  shop.test.ask({ method: 'PUT', path: '/cms/v1/webpage-settings', token: token(), body: { isPublic } });
const read = async (talentId: string, format: 'json' | 'rss' = 'json', agencyId = shop.house.agencyId) => {
  const { statusCode, body, headers } = await shop.test.app.inject({
    url: webpageAddress(publicKeyOf(agencyId, talentId), format),
  });
  return { status: statusCode, text: body, type: String(headers['content-type']) };
};

it('shows what is published now and marked for the web page, to everybody, once the agency makes it public', async () => {
  const talent = await shop.make('talent', { displayName: 'Ada & Co' });
  const other = await shop.make('talent');
  const piece = (kind: string, title: string, more: Json = {}) =>
    shop.make(kind, {
      title,
      content: 'Live <script>alert(2)</script>\nand ]]> loud',
      publishDate: shop.test.now() - 1000,
      talentIds: [talent.id],
      mediaIds: [shop.find(['media'], kind === 'video' ? 'video' : 'image')[0]],
      status: 1,
      isOnWebpage: true,
      ...more,
    });
  const news = await piece('news', 'Shown <b>');
  await piece('video', 'Filmed', { publishDate: shop.test.now() - 2000 });
  await piece('news', 'Not marked', { isOnWebpage: false });
  await piece('news', 'Pending', { status: 4 });
  await piece('news', 'Rejected', { status: 5 });
  const scheduled = await piece('news', 'Scheduled', { publishDate: Date.now() + 3_600_000 });
  await piece('news', 'Of another', { talentIds: [other.id] });
  const gone = await piece('news', 'Deleted');
  await shop.call('news', 'delete', { id: gone.id });

  expect((await read(talent.id)).status).toBe(404);
  expect((await publish(true)).status).toBe(200);
  const json = await read(talent.id);
  expect([json.status, json.type]).toEqual([200, 'application/feed+json; charset=utf-8']);
  const feed = JSON.parse(json.text) as Json;
  expect(feed.title).toBe('Ada & Co');
  expect(feed.items.map(({ title }: Json) => title)).toEqual(['Shown <b>', 'Filmed']);
  expect(feed.items[0]).toMatchObject({
    id: news.id,
    content_html: '<p>Live &lt;script&gt;alert(2)&lt;/script&gt;<br>and ]]&gt; loud</p>',
  });
  const rss = await read(talent.id, 'rss');
  expect(rss.type).toBe('application/rss+xml; charset=utf-8');
  expect(rss.text).toContain('<title>Ada &amp; Co</title>');
  expect(rss.text).toContain('<![CDATA[Shown &lt;b&gt;]]>');
  expect(rss.text).not.toMatch(/<script|<b>/);
  expect(rss.text).not.toMatch(/Pending|Rejected|Scheduled|Of another|Deleted|Not marked/);

  // The clock of the database decides, as in lists.
  await shop.test.pools.query(shop.house.agencyId, {
    text: `update news_items set publish_date = now() - interval '1 millisecond' where agency_id = $1 and id = $2`,
    values: [shop.house.agencyId, scheduled.id],
  });
  expect(JSON.parse((await read(talent.id)).text).items).toHaveLength(3);
  const { data } = await shop.test.ask({
    method: 'POST',
    path: '/cms/v1/talent-cms/news/publish-to-talent-webpage',
    token: token(),
    body: { ids: [news.id], publish: false },
  });
  expect(data.done).toMatchObject([{ id: news.id }]);
  expect(JSON.parse((await read(talent.id)).text).items.map(({ title }: Json) => title)).toEqual([
    'Scheduled',
    'Filmed',
  ]);

  // Of another agency, of nobody, of a deleted talent, and of a closed page there is the same answer.
  const otherAgency = shop.house.of('otherAgency').actor?.agencyId ?? '';
  const unknown = await read('01930000-0000-7000-8000-00000000dead');
  expect(unknown.status).toBe(404);
  expect(await read(talent.id, 'json', otherAgency)).toEqual(unknown);
  await shop.call('talent', 'delete', { id: talent.id });
  expect(await read(talent.id)).toEqual(unknown);
  await shop.call('talent', 'restore', { id: talent.id });
  await publish(false);
  expect(await read(talent.id)).toEqual(unknown);
});

it('is closed with the agency, and changed by who may change its settings alone', async () => {
  await publish(true);
  const talent = await shop.make('talent');
  expect((await read(talent.id)).status).toBe(200);
  const refused = await shop.test.ask({
    method: 'PUT',
    path: '/cms/v1/webpage-settings',
    token: shop.house.of('viewAll').token,
    body: { isPublic: false },
  });
  expect(refused.status).toBe(403);
  const suspended = await shop.test.ask({
    method: 'PUT',
    path: `/user/v1/agencies/${shop.house.agencyId}/suspend`,
    token: shop.house.of('superAdmin').token,
  });
  expect(suspended.status, suspended.text).toBe(200);
  expect((await read(talent.id)).status).toBe(404);
});
