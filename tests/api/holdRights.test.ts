import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { inOrder, openHolds } from '../support/holds.ts';

/** Rights on holds: who sees and writes them, and what is kept from others. */
const { hold, order, shop } = await openHolds(['otherAgency', 'viewAll', 'viewAssigned', 'editAssigned', 'people']);
afterAll(() => shop.close());

describe('whoever may read holds', () => {
  it('of assigned talents alone sees those, and another engagement without its name', async () => {
    const me = shop.house.of('viewAssigned').actor?.staffId ?? '';
    const mine = await shop.make('talent', { displayName: 'Ida of mine', assigneeIds: [me] });
    const secret = await shop.make('event', { summary: 'Secret launch' });
    const known = await shop.make('event', { summary: 'Known launch', talentIds: [mine.id] });
    const [first, second] = [
      await hold({ talentId: mine.id, eventId: secret.id }),
      await hold({ talentId: mine.id, eventId: known.id }),
    ];
    const other = await hold({ eventId: secret.id });
    const list = await shop.call('hold', 'list', { given: { orderBy: 'rank' }, as: 'viewAssigned' });
    const told = new Map<string, Json>(list.data.data.map((one: Json) => [one.id, one]));
    expect(told.get(first.id)).toMatchObject({ rank: 1, eventId: secret.id, event: null });
    expect(told.get(second.id)).toMatchObject({ rank: 2, event: { displayName: 'Known launch' } });
    expect(told.has(other.id)).toBe(false);
    expect((await shop.call('hold', 'one', { id: other.id, as: 'viewAssigned' })).status).toBe(404);
    for (const operation of ['one', 'history', 'export'] as const) {
      const answer = await shop.call('hold', operation, { id: first.id, as: 'viewAssigned' });
      expect(answer.text, operation).not.toContain('Secret launch');
    }
    const options = await shop.call('hold', 'options', { given: { field: 'event' }, as: 'viewAssigned' });
    expect(options.text).not.toContain('Secret launch');
    expect((await shop.read('hold', first.id)).event.displayName).toBe('Secret launch');
  });

  it('but not opportunities is not told which one', async () => {
    const chance = await shop.make('opportunity', { summary: 'Quiet pitch' });
    const me = shop.house.of('people').actor?.staffId ?? '';
    const mine = await shop.make('talent', { displayName: 'Ida of people', assigneeIds: [me] });
    const made = await hold({ talentId: mine.id, opportunityId: chance.id });
    const { data } = await shop.call('hold', 'one', { id: made.id, as: 'people' });
    expect(data).toMatchObject({ opportunityId: chance.id, opportunity: null });
  });

  it('in another agency sees what an empty one does', async () => {
    const made = await hold();
    const empty = await shop.call('hold', 'list', { as: 'otherAgency' });
    expect(empty.data).toEqual({ data: [], total: 0, loadMore: false, nextPageIndex: null });
    const absent = '01940000-0000-7000-8000-00000000dead';
    const [there, nowhere] = [
      await shop.call('hold', 'one', { id: made.id, as: 'otherAgency' }),
      await shop.call('hold', 'one', { id: absent, as: 'otherAgency' }),
    ];
    expect(there.text).toBe(nowhere.text);
    const ask = (id: string) =>
      shop.test.ask({
        method: 'POST',
        path: `/client/v1/holds/${id}/release`,
        token: shop.house.of('otherAgency').token,
        body: {},
      });
    expect((await ask(made.id)).text).toBe((await ask(absent)).text);
    expect((await shop.read('hold', made.id)).state).toBe('HELD');
  });

  it('of one event alone confirms theirs, and releases nobody else’s', async () => {
    const me = shop.house.of('editAssigned').actor?.staffId ?? '';
    const event = await shop.make('event', { summary: 'Lead of mine', leadId: me });
    const [first, second] = [await hold(), await hold({ eventId: event.id })];
    const token = shop.house.of('editAssigned').token;
    const path = `/client/v1/holds/${second.id}/confirm`;
    const { status, text } = await shop.test.ask({ method: 'POST', path, token, body: { others: 'RELEASE' } });
    expect(status, text).toBe(200);
    expect(await order()).toEqual(inOrder(first, second));
  });
});
