import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mentionOf } from '../../schema/rules/mentions.ts';
import type { Json } from '../support/app.ts';
import { putFile } from '../support/media.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Notes on pieces of work: their rights are those on the record, with which they go and come back. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAssigned', 'editAssigned', 'viewAll', 'people', 'none', 'otherAgency']);
});
afterAll(() => shop.close());

const staffIdOf = (as: PrincipalName) => shop.house.of(as).actor?.staffId ?? '';
const write = (ownerId: string, as: PrincipalName, text = 'Called them') =>
  shop.call('note', 'create', { given: { text, ownerId }, as });
const notesOf = async (ownerId: string, as: PrincipalName = 'agency', more: object = {}): Promise<readonly Json[]> => {
  const { status, text, data } = await shop.call('note', 'list', { given: { ownerIds: [ownerId], ...more }, as });
  expect(status, text).toBe(200);
  return data.data;
};

describe.each(['opportunity', 'event', 'contract'] as const)('a note on one %s', (kind) => {
  it('mentions colleagues, has files, is pinned and told of in its own history', async () => {
    const owner = await shop.make(kind, { summary: `Noted ${kind}` });
    const file = await putFile(shop.test, shop.house.of('agency').actor, 'brief.pdf', { type: 'document' });
    const text = `Ask ${mentionOf('Val', staffIdOf('viewAll'))} about the fee`;
    const { status, data } = await shop.call('note', 'create', {
      given: { text, ownerId: owner.id, attachmentIds: [file] },
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({ owner: { id: owner.id, kind }, attachments: [{ id: file }] });
    expect(data.mentions.map(({ id }: Json) => id)).toEqual([staffIdOf('viewAll')]);
    const later = await write(owner.id, 'agency', 'Later');
    const pinned = await shop.call('note', 'update', { id: data.id, version: 1, given: { isPinned: true } });
    expect(pinned.data.isPinned).toBe(true);
    expect((await notesOf(owner.id, 'agency', { isPinned: true })).map(({ id }) => id)).toEqual([data.id]);
    expect((await notesOf(owner.id)).map(({ id }) => id)).toEqual([later.data.id, data.id]);
    const { data: history } = await shop.call('note', 'history', { id: data.id });
    expect(history.data.map(({ action }: Json) => action)).toEqual(['update', 'create']);
    // The record itself has not changed.
    const { data: own } = await shop.call(kind, 'history', { id: owner.id });
    expect(own.data.map(({ action }: Json) => action)).toEqual(['create']);
  });

  it('is read by who may read the record, and written by who may edit it', async () => {
    const assigneeIds = [staffIdOf('viewAssigned'), staffIdOf('editAssigned')];
    const mine = await shop.make(kind, { summary: `Ours, ${kind}`, assigneeIds });
    const other = await shop.make(kind, { summary: `Theirs, ${kind}` });
    const first = await write(mine.id, 'agency');
    await write(other.id, 'agency');
    for (const as of ['viewAssigned', 'editAssigned', 'viewAll'] as const)
      expect([as, (await notesOf(mine.id, as)).length]).toEqual([as, 1]);
    expect(await notesOf(other.id, 'viewAssigned')).toEqual([]);
    expect(await notesOf(mine.id, 'otherAgency')).toEqual([]);
    expect((await write(mine.id, 'editAssigned')).status).toBe(200);
    const refused = [
      await write(mine.id, 'viewAssigned'),
      await write(mine.id, 'viewAll'),
      await write(other.id, 'editAssigned'),
      await write(mine.id, 'none'),
      await write(mine.id, 'otherAgency'),
    ];
    for (const { status, text } of refused) expect([400, 403, 404], text).toContain(status);
    const { id } = first.data;
    const change = { id, version: 1, given: { text: 'Mine now' } };
    expect((await shop.call('note', 'update', { ...change, as: 'viewAssigned' })).status).toBe(403);
    expect((await shop.call('note', 'one', { id, as: 'otherAgency' })).status).toBe(404);
    expect((await shop.call('note', 'delete', { id, as: 'viewAll' })).status).toBe(403);
    expect((await shop.read('note', id)).text).toBe('Called them');
    expect(await notesOf(mine.id)).toHaveLength(2);
  });

  it('goes with the record and comes back with it, but for one that was deleted before', async () => {
    const owner = await shop.make(kind, { summary: `Gone, ${kind}` });
    const { data: kept } = await write(owner.id, 'agency', 'Kept');
    const { data: dropped } = await write(owner.id, 'agency', 'Dropped');
    expect((await shop.call('note', 'delete', { id: dropped.id })).status).toBe(200);
    const gone = await shop.call(kind, 'delete', { id: owner.id });
    expect(gone.status, gone.text).toBe(200);
    expect(await notesOf(owner.id)).toEqual([]);
    expect((await shop.call('note', 'one', { id: kept.id })).status).toBe(404);
    // It would stand where nobody finds it.
    const early = await shop.call('note', 'restore', { id: dropped.id });
    expect([early.status, early.json.error.key]).toEqual([400, 'restoreNeeds']);
    // What went together comes back together, whichever is asked for.
    expect((await shop.call('note', 'restore', { id: kept.id })).status).toBe(200);
    expect((await shop.read(kind, owner.id)).summary).toBe(`Gone, ${kind}`);
    expect((await notesOf(owner.id)).map(({ id }) => id)).toEqual([kept.id]);
    expect((await shop.call('note', 'restore', { id: dropped.id })).status).toBe(200);
    expect(await notesOf(owner.id)).toHaveLength(2);
  });
});
