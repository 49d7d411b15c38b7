import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { writesIn } from '../support/statements.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Talents of a roster, changed together and changed back. `viewAllEditAssigned` may edit those assigned to it. */
let shop: Workshop;
let talents: readonly Json[];
const staffOf = (name: PrincipalName) => shop.house.of(name).actor?.staffId ?? '';

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'editAll', 'viewAllEditAssigned', 'viewAll']);
});
beforeEach(async () => {
  const assigneeIds = [staffOf('viewAll'), staffOf('viewAllEditAssigned')];
  const make = () => shop.make('talent', { displayName: `Wren ${shop.next()}`, gender: 'FEMALE', assigneeIds });
  talents = [await make(), await make(), await make()];
});
afterAll(() => shop.close());

const bulk = async (given: Record<string, unknown>, as: PrincipalName = 'agency'): Promise<Json[]> => {
  const answer = await shop.call('talent', 'bulk', { given, as });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data;
};
const targets = () => talents.map(({ id }) => ({ id }));
/** The rows of a bulk call as the ids of its undo. */
const written = (rows: readonly Json[]) =>
  rows.filter((row) => !row.isUnchanged).map(({ id, version }) => ({ id, version }));
const now = (key: string) => Promise.all(talents.map(async ({ id }) => (await shop.read('talent', id))[key]));
const errors = (rows: readonly Json[]) => rows.map(({ error }) => error?.key ?? null);

describe('an undo of a change of many', () => {
  it('gives each record its former value, in its history', async () => {
    const [first] = talents;
    await shop.call('talent', 'update', { id: first?.id, given: { gender: 'MALE' } });
    const changed = await bulk({ ids: targets(), change: { gender: 'OTHER' } });
    expect(await now('gender')).toEqual(['OTHER', 'OTHER', 'OTHER']);
    const undone = await bulk({ ids: written(changed), undo: true });
    expect(undone.map(({ version }) => version)).toEqual([4, 3, 3]);
    expect(await now('gender')).toEqual(['MALE', 'FEMALE', 'FEMALE']);
    const { data } = await shop.call('talent', 'history', { id: first?.id });
    expect(data.data[0]).toMatchObject({ version: 4, changes: [{ field: 'gender', before: 'OTHER', after: 'MALE' }] });
  });

  it('gives back a set that was replaced, with all its items in their order', async () => {
    const changed = await bulk({ ids: targets(), change: { assigneeIds: [staffOf('editAll')] } });
    await bulk({ ids: written(changed), undo: true });
    const assigneeIds = [staffOf('viewAll'), staffOf('viewAllEditAssigned')];
    expect(await now('assigneeIds')).toEqual([assigneeIds, assigneeIds, assigneeIds]);
  });

  it('takes away what was added, and leaves what was there before or came since', async () => {
    const [first, second] = talents;
    const added = staffOf('editAll');
    await shop.call('talent', 'update', { id: first?.id, given: { assigneeIds: [added] } });
    const changed = await bulk({ ids: targets(), add: { assigneeIds: [added] } });
    expect(changed.map(({ isUnchanged = false }) => isUnchanged)).toEqual([true, false, false]);
    await bulk({ ids: [{ id: second?.id }], add: { assigneeIds: [staffOf('agency')] } });
    expect(errors(await bulk({ ids: written(changed), undo: true }))).toEqual([null, null]);
    const before = [staffOf('viewAll'), staffOf('viewAllEditAssigned')];
    expect(await now('assigneeIds')).toEqual([[added], [...before, staffOf('agency')], before]);
  });

  it('leaves a value that somebody changed since, and names the field', async () => {
    const changed = await bulk({ ids: targets(), change: { gender: 'OTHER' } });
    const [first, second] = talents;
    await shop.call('talent', 'update', { id: first?.id, given: { gender: 'MALE' }, as: 'editAll' });
    await shop.call('talent', 'update', { id: second?.id, given: { displayName: 'Wren Renamed' }, as: 'editAll' });
    const undone = await bulk({ ids: written(changed), undo: true });
    expect(undone[0]?.error).toMatchObject({ key: 'changedSince', params: { fields: 'gender', kind: 'talent' } });
    expect(errors(undone.slice(1))).toEqual([null, null]);
    expect(await now('gender')).toEqual(['MALE', 'FEMALE', 'FEMALE']);
    expect((await shop.read('talent', second?.id)).displayName).toBe('Wren Renamed');
  });

  it('leaves what is deleted, and what the person may no longer edit', async () => {
    const as = 'viewAllEditAssigned';
    const changed = await bulk({ ids: targets(), change: { gender: 'OTHER' } }, as);
    const [first, second] = talents;
    await shop.call('talent', 'delete', { id: first?.id });
    await bulk({ ids: [{ id: second?.id }], remove: { assigneeIds: [staffOf(as)] } });
    expect(errors(await bulk({ ids: written(changed), undo: true }, as))).toEqual(['notFound', 'notAllowed', null]);
    expect((await shop.read('talent', second?.id)).gender).toBe('OTHER');
  });

  it('is of one’s own changes alone, and done once', async () => {
    const changed = await bulk({ ids: targets(), change: { gender: 'OTHER' } }, 'editAll');
    const ids = written(changed);
    shop.test.statements.length = 0;
    expect(errors(await bulk({ ids, undo: true }))).toEqual(ids.map(() => 'nothingToUndo'));
    expect(errors(await bulk({ ids, undo: true }, 'otherAgency'))).toEqual(ids.map(() => 'notFound'));
    expect(errors(await bulk({ ids: targets(), undo: true }, 'editAll'))).toEqual(ids.map(() => 'nothingToUndo'));
    expect(writesIn(shop.test.statements)).toEqual([]);
    expect(errors(await bulk({ ids, undo: true }, 'editAll'))).toEqual([null, null, null]);
    expect(errors(await bulk({ ids, undo: true }, 'editAll'))).toEqual(ids.map(() => 'changedSince'));
  });

  it('stands alone in its call, and needs the right to edit', async () => {
    const ids = targets();
    const both = await shop.call('talent', 'bulk', { given: { ids, undo: true, change: { gender: 'MALE' } } });
    expect([both.status, both.json.error.key]).toEqual([400, 'malformed']);
    expect((await shop.call('talent', 'bulk', { given: { ids, undo: true }, as: 'viewAll' })).status).toBe(403);
  });
});
