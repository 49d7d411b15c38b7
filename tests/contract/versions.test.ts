import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maximumPageSize } from '../../schema/rules/limits.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAssigned', 'none']);
});
afterAll(() => shop.close());

const absent = '01930000-0000-7000-8000-00000000dead';
const ask = (kind: string, ids: readonly unknown[], as?: 'viewAssigned' | 'otherAgency' | 'none') =>
  shop.call(kind, 'versions', { given: { ids }, ...(as && { as }) });

describe('the versions of records', () => {
  it('are those of now, each once, and follow every write', async () => {
    const one = await shop.make('talent', { displayName: 'Ada' });
    const other = await shop.make('talent', { displayName: 'Bao' });
    await shop.call('talent', 'update', { id: other.id, given: { bio: 'x' } });
    const answer = await ask('talent', [other.id, one.id, other.id]);
    expect(answer.data).toEqual({
      versions: [
        { id: one.id, version: 1 },
        { id: other.id, version: 2 },
      ],
    });
  });

  it('are told of what is assigned alone to whoever sees no more', async () => {
    const mine = shop.house.of('viewAssigned').actor?.staffId ?? '';
    const seen = await shop.make('talent', { displayName: 'Seen', assigneeIds: [mine] });
    const unseen = await shop.make('talent', { displayName: 'Unseen' });
    const answer = await ask('talent', [seen.id, unseen.id], 'viewAssigned');
    expect(answer.data).toEqual({ versions: [{ id: seen.id, version: 1 }] });
  });

  it('say the same, byte for byte, of what is deleted, unassigned, another agency’s or nowhere', async () => {
    const deleted = await shop.make('talent', { displayName: 'Deleted' });
    await shop.call('talent', 'delete', { id: deleted.id });
    const unseen = await shop.make('talent', { displayName: 'Unseen' });
    const theirs = await shop.make('talent', { displayName: 'Theirs' }, 'otherAgency');
    const scout = await shop.make('scout', { displayName: 'A prospect is no talent' });
    const texts = [
      await ask('talent', [deleted.id]),
      await ask('talent', [theirs.id]),
      await ask('talent', [scout.id]),
      await ask('talent', [absent]),
      await ask('talent', [unseen.id], 'viewAssigned'),
      await ask('talent', [unseen.id], 'otherAgency'),
    ].map(({ status, text }) => `${status} ${text}`);
    expect(new Set(texts)).toEqual(new Set(['200 {"responseData":{"versions":[]}}']));
  });

  it('need the right to list', async () => {
    expect((await ask('talent', [absent], 'none')).status).toBe(403);
  });

  it('cost one statement, the same for one record and for a whole page', async () => {
    const { id } = await shop.make('talent', { displayName: 'Often asked' });
    await ask('talent', [id]);
    const texts = [];
    for (const ids of [[id], [id, absent], Array.from({ length: maximumPageSize }, () => id)]) {
      const from = shop.test.statements.length;
      expect((await ask('talent', ids)).data.versions).toEqual([{ id, version: 1 }]);
      texts.push(shop.test.statements.slice(from).filter((text) => text.includes('from talents')));
    }
    expect(texts.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(new Set(texts.flat()).size).toBe(1);
  });

  it.each<[string, unknown]>([
    ['none at all', []],
    ['more than a page', Array.from({ length: maximumPageSize + 1 }, () => absent)],
    ['what is no id', ['x']],
    ['a spelling that the database would not read', [`urn:uuid:${absent}`]],
    ['nothing', [null]],
    ['one id alone', absent],
  ])('are refused for %s', async (_what, ids) => {
    const answer = await ask('talent', ids as readonly unknown[]);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json.errorDetails[0].field).toMatch(/^ids/);
  });

  it('are refused with anything beside the ids', async () => {
    const answer = await shop.call('talent', 'versions', { given: { ids: [absent], deleted: true } });
    expect(answer.status).toBe(400);
  });
});
