import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrincipalName } from '../support/principals.ts';
import { RefusalError } from '../../server/errors.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll', 'viewAllEditAssigned', 'viewAll', 'none', 'otherAgency']);
});
afterAll(() => shop.close());

const ask = (method: string, path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path: `/user/v1/staff${path}`, token: shop.house.of(as).token, ...(body && { body }) });
const assignedTo = async (id: string, as: PrincipalName = 'agency') =>
  (await ask('GET', `/${id}/assigned`, undefined, as)).data;
const handOver = (from: string, body: object, as: PrincipalName = 'agency') =>
  ask('POST', `/${from}/hand-over`, body, as);
const colleague = async () => {
  const name = `Colleague ${shop.next()}`;
  return (await shop.make('staff', { displayName: name, email: `colleague${shop.next()}@hand.test` })).id as string;
};
const talentOf = async (...assigneeIds: readonly string[]) =>
  (await shop.make('talent', { displayName: `Talent ${shop.next()}`, assigneeIds })).id as string;

/** A colleague with a talent, an open task, a finished one, and an opportunity that they lead and work on. */
async function busyColleague() {
  const [from, other] = [await colleague(), await colleague()];
  const talent = await talentOf(other, from);
  const open = await shop.make('task', { summary: 'Call the club', assigneeId: from, collaboratorIds: [other] });
  const finished = await shop.make('task', { summary: 'Sent the comp card', assigneeId: from });
  await shop.test.ask({
    method: 'PUT',
    path: `/client/v1/tasks/complete/${finished.id}`,
    token: shop.house.of('agency').token,
    body: {},
  });
  const deal = await shop.make('opportunity', { summary: 'Surf film', leadId: from, assigneeIds: [from, other] });
  return { from, other, talent, open: open.id as string, finished: finished.id as string, deal: deal.id as string };
}

describe('handing over', () => {
  it('counts what is assigned, and what of it is not finished', async () => {
    const { from } = await busyColleague();
    expect(await assignedTo(from)).toEqual({
      kinds: [
        { entity: 'opportunity', total: 1, open: 1 },
        { entity: 'talent', total: 1, open: 1 },
        { entity: 'task', total: 2, open: 1 },
      ].toSorted(inOrderOf(['talent', 'scout', 'partner', 'contract', 'opportunity', 'event', 'project', 'task'])),
      others: 0,
    });
  });

  it('puts one person in the place of another in every role, tells them, and leaves finished work', async () => {
    const { from, other, talent, open, finished, deal } = await busyColleague();
    const to = await colleague();
    const answer = await handOver(from, { staffId: to });
    expect(answer.status, answer.text).toBe(200);
    expect((await shop.read('talent', talent)).assigneeIds).toEqual([other, to]);
    expect(await shop.read('task', open)).toMatchObject({ assigneeId: to, collaboratorIds: [other] });
    expect(await shop.read('task', finished)).toMatchObject({ assigneeId: from });
    expect(await shop.read('opportunity', deal)).toMatchObject({ leadId: to, assigneeIds: [to, other] });
    const { rows } = await shop.test.pools.owner.query(
      'select record_id from notification where staff_id = $1 and events @> $2::jsonb',
      [to, JSON.stringify([{ kind: 'ASSIGNED' }])],
    );
    expect(rows.map(({ record_id: id }) => id as string).toSorted()).toEqual([talent, open, deal].toSorted());
    expect((await handOver(from, { staffId: to })).data).toEqual({ kinds: [] });
    expect((await handOver(from, { staffId: to, isAll: true })).data.kinds).toMatchObject([
      { entity: 'task', written: [{ id: finished }], left: [] },
    ]);
    expect(await assignedTo(from)).toEqual({ kinds: [], others: 0 });
  });

  it('keeps each person once, and takes the kinds that are asked for alone', async () => {
    const [from, to] = [await colleague(), await colleague()];
    const talent = await talentOf(from, to);
    const task = (await shop.make('task', { summary: 'Book a studio', assigneeId: from })).id as string;
    expect((await handOver(from, { staffId: to, kinds: ['talent'] })).status).toBe(200);
    expect((await shop.read('talent', talent)).assigneeIds).toEqual([to]);
    expect((await shop.read('task', task)).assigneeId).toBe(from);
  });

  it('is undone by the versions that it answers', async () => {
    const [from, to] = [await colleague(), await colleague()];
    const talents = [await talentOf(from), await talentOf(from)];
    const { written } = (await handOver(from, { staffId: to })).data.kinds[0];
    const undone = await shop.call('talent', 'bulk', { given: { ids: written, undo: true } });
    expect(undone.status, undone.text).toBe(200);
    for (const id of talents) expect((await shop.read('talent', id)).assigneeIds).toEqual([from]);
  });

  it('tells what is refused record by record, and hands the others over', async () => {
    const [from, to] = [await colleague(), await colleague()];
    const [kept, given] = [await talentOf(from), await talentOf(from)];
    shop.test.app.engine.beforeWrite('talent', ({ id, after }) => {
      if (id === kept && String(after?.['assigneeIds']).includes(to)) throw new RefusalError('forbidden', 'notAllowed');
      return Promise.resolve();
    });
    expect((await handOver(from, { staffId: to })).data.kinds).toMatchObject([
      { entity: 'talent', written: [{ id: given }], left: [{ id: kept, error: { key: 'notAllowed' } }] },
    ]);
    expect((await shop.read('talent', kept)).assigneeIds).toEqual([from]);
  });

  it('is refused to oneself, for kinds that are none, and without the right to know of colleagues', async () => {
    const [from, to] = [await colleague(), await colleague()];
    const gone = await colleague();
    await shop.call('staff', 'delete', { id: gone });
    for (const staffId of [from, gone])
      expect((await handOver(from, { staffId })).json.errorDetails).toMatchObject([{ field: 'staffId' }]);
    expect((await handOver(from, { staffId: to, kinds: ['nothing'] })).json.errorDetails).toMatchObject([
      { field: 'kinds' },
    ]);
    expect((await handOver(from, { staffId: to }, 'none')).status).toBe(403);
    expect((await handOver(from, { staffId: to }, 'otherAgency')).status).toBe(404);
  });

  it('reaches no record that the caller may not change, and only counts these', async () => {
    const [from, to] = [await colleague(), await colleague()];
    const own = shop.house.of('viewAllEditAssigned').actor?.staffId ?? '';
    const [theirs, shared] = [await talentOf(from), await talentOf(from, own)];
    expect(await assignedTo(from, 'viewAll')).toEqual({ kinds: [], others: 2 });
    expect(await assignedTo(from, 'viewAllEditAssigned')).toEqual({
      kinds: [{ entity: 'talent', total: 1, open: 1 }],
      others: 1,
    });
    expect((await handOver(from, { staffId: to }, 'viewAllEditAssigned')).data.kinds).toMatchObject([
      { written: [{ id: shared }] },
    ]);
    expect((await shop.read('talent', theirs)).assigneeIds).toEqual([from]);
  });
});

function inOrderOf(names: readonly string[]) {
  return (one: { entity: string }, other: { entity: string }) =>
    names.indexOf(one.entity) - names.indexOf(other.entity);
}
