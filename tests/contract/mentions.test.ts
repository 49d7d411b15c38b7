import { afterAll, beforeAll, expect, it } from 'vitest';
import { mentionOf } from '../../schema/rules/mentions.ts';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
/** Staff of the agency, and a person of another one. */
let sam: string;
let kim: string;
let stranger: string;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'otherStaff', 'work']);
  [sam = '', kim = ''] = shop.find(['staff']);
  stranger = shop.house.of('otherStaff').actor?.staffId ?? '';
});
afterAll(() => shop.close());

const named = (record: Json) => record.mentions.map(({ displayName, kind }: Json) => `${kind} ${displayName}`);
const nameOf = async (id: string) => (await shop.read('staff', id)).displayName as string;

it('keeps whom a text mentions, once each and in order, and follows the text', async () => {
  const text = `Ask ${mentionOf('Kim', kim)} and ${mentionOf('Sam', sam)}, or ${mentionOf('Kim', kim)}`;
  const made = await shop.make('fixtureMemo', { text });
  expect(made).toMatchObject({ text, version: 1 });
  expect(named(made)).toEqual([`staff ${await nameOf(kim)}`, `staff ${await nameOf(sam)}`]);
  const found = await shop.call('fixtureMemo', 'list', { given: { mentionIds: [sam] } });
  expect(found.data.data.map(({ id }: Json) => id)).toEqual([made.id]);

  const pinned = await shop.call('fixtureMemo', 'update', { id: made.id, given: { isPinned: true } });
  expect(named(pinned.data)).toHaveLength(2);
  const changed = await shop.call('fixtureMemo', 'update', {
    id: made.id,
    given: { text: `Only ${mentionOf('Sam', sam)}` },
  });
  expect(named(changed.data)).toEqual([`staff ${await nameOf(sam)}`]);
  const emptied = await shop.call('fixtureMemo', 'update', { id: made.id, given: { text: 'Nobody' } });
  expect(emptied.data).toMatchObject({ mentions: [], version: 4 });
});

it('mentions nobody of another agency, nobody who is gone, and nothing but staff; such words stay words', async () => {
  expect(stranger).not.toBe('');
  const [talent = ''] = shop.find(['talent']);
  const gone = await shop.make('staff', { displayName: 'Gone Soon', email: 'gone@example.test' });
  const before = await shop.make('fixtureMemo', { text: mentionOf('Gone', gone.id) });
  await shop.call('staff', 'delete', { id: gone.id });
  const text = [stranger, talent, gone.id, sam].map((id) => mentionOf('X', id)).join(' ');
  const made = await shop.make('fixtureMemo', { text });
  expect(made.text).toBe(text);
  expect(made.mentionIds).toEqual([sam]);
  const kept = await shop.call('fixtureMemo', 'update', { id: before.id, given: { text: `${before.text} left` } });
  expect(kept.data.mentionIds).toEqual([gone.id]);
});

it('is written by its text alone, and not named by addresses', async () => {
  const refused = await shop.call('fixtureMemo', 'create', { given: { text: 'Hello', mentionIds: [sam] } });
  expect(refused.json.errorDetails).toMatchObject([{ field: 'mentionIds', key: 'unknownField' }]);
  const { id } = await shop.make('fixtureMemo', { text: `Tune ${mentionOf('Samuel', sam)} in` });
  const { rows } = await shop.test.pools.query(shop.house.agencyId, {
    text: 'select label from record where agency_id = $1 and id = $2',
    values: [shop.house.agencyId, id],
  });
  expect(rows).toEqual([{ label: 'Tune @Samuel in' }]);
});
