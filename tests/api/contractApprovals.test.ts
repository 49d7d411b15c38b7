import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openContracts, refusalOf } from '../support/contracts.ts';

/** Contracts above the agency's amount: nobody sends one alone. */
const { shop, ask, ok, staffIdOf, statusOf, contract } = await openContracts();
afterAll(() => shop.close());

beforeAll(async () => {
  ok(await ask('PUT', 'contract-config', { approvalAbove: '10000.00', approvalAboveCurrency: 'AUD' }));
});

type Caller = Parameters<typeof ask>[3];
const step = (id: string, name: string, as?: Caller, body: object = {}) =>
  ask('POST', `contracts/${id}/${name}`, body, as);
const big = (body: object = {}) => contract({ value: '10000.01', valueCurrency: 'AUD', ...body });

describe('a contract above the amount', () => {
  it('is activated after a second person has approved it', async () => {
    const { id } = await big();
    expect(refusalOf(await step(id, 'activate'))).toEqual([400, undefined, 'approvalNeeded']);
    const plain = await shop.call('contract', 'update', { id, given: { statusId: await statusOf('ACTIVE') } });
    expect(plain.status).toBe(400);
    const given = { summary: 'Deal', value: '10000.01', valueCurrency: 'AUD', statusId: await statusOf('ACTIVE') };
    expect(refusalOf(await shop.call('contract', 'create', { given }))[2]).toBe('approvalNeeded');
    const asked = ok(await step(id, 'ask'));
    expect(asked).toMatchObject({ approval: 'ASKED', approvalAskedById: staffIdOf('agency') });
    expect(refusalOf(await step(id, 'activate'))[2]).toBe('approvalNeeded');
    expect(refusalOf(await step(id, 'approve'))).toEqual([400, undefined, 'approvalOwn']);
    expect((await step(id, 'approve', 'viewAll')).status).toBe(403);
    const approved = ok(await step(id, 'approve', 'editAll'));
    expect(approved).toMatchObject({ approval: 'APPROVED', approvedById: staffIdOf('editAll') });
    expect(ok(await step(id, 'activate')).status.categoryCode).toBe('ACTIVE');
  });

  it('is asked about again after its value or its terms change, and not after anything else', async () => {
    for (const [change, expected] of [
      [{ value: '20000.00' }, 'NONE'],
      [{ terms: 'Other terms' }, 'NONE'],
      [{ taxMode: 'INCLUSIVE' }, 'NONE'],
      [{ summary: 'Other name', endsOn: '2027-01-01' }, 'APPROVED'],
    ] as const) {
      const { id } = await big();
      ok(await step(id, 'ask'));
      ok(await step(id, 'approve', 'editAll'));
      ok(await shop.call('contract', 'update', { id, given: { ...change } }));
      expect((await shop.read('contract', id)).approval).toBe(expected);
      expect((await step(id, 'activate')).status).toBe(expected === 'APPROVED' ? 200 : 400);
    }
  });

  it('can be declined with a reason, changed and asked about again', async () => {
    const { id } = await big();
    ok(await step(id, 'ask'));
    expect((await step(id, 'decline', 'editAll')).status).toBe(400);
    ok(await step(id, 'decline', 'editAll', { approvalNote: 'Too dear' }));
    expect(await shop.read('contract', id)).toMatchObject({ approval: 'DECLINED', approvalNote: 'Too dear' });
    ok(await step(id, 'ask'));
    ok(await step(id, 'withdraw'));
    expect((await shop.read('contract', id)).approvalAskedById).toBeNull();
  });

  it('gets one answer where two people decide at once', async () => {
    const { id } = await big();
    const { version } = ok(await step(id, 'ask', 'editAll'));
    const answers = await Promise.all([
      step(id, 'approve', 'agency', { version }),
      step(id, 'decline', 'agency', { version, approvalNote: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('the home page', () => {
  it('has what waits for a person, who may decide on it and has not asked for it', async () => {
    const { id } = await big({ summary: 'Waits' });
    ok(await step(id, 'ask'));
    const waiting = async (as: Caller): Promise<readonly string[]> => {
      const { tiles } = ok(await ask('GET', 'dashboard', undefined, as));
      const tile = tiles.find(({ name }: Json) => name === 'approvals');
      return (tile?.rows ?? []).map((row: Json) => row.id);
    };
    expect(await waiting('editAll')).toContain(id);
    for (const as of ['agency', 'viewAll', 'viewAllEditAssigned', 'otherAgency'] as const)
      expect(await waiting(as)).not.toContain(id);
    ok(await step(id, 'approve', 'editAll'));
    expect(await waiting('editAll')).not.toContain(id);
  });
});

describe('no approval', () => {
  it('is needed up to the amount; another currency cannot be compared, and needs one', async () => {
    const small = await contract({ value: '10000.00', valueCurrency: 'AUD' });
    expect(refusalOf(await step(small.id, 'ask'))[2]).toBe('approvalNotNeeded');
    ok(await step(small.id, 'activate'));
    const foreign = await contract({ value: '1', valueCurrency: 'JPY' });
    expect(refusalOf(await step(foreign.id, 'activate'))[2]).toBe('approvalNeeded');
    const none = await contract();
    ok(await step(none.id, 'activate'));
  });

  it('can be given by writing the field', async () => {
    const { id } = await big();
    expect((await shop.call('contract', 'update', { id, given: { approval: 'APPROVED' } })).status).toBe(400);
    const given = { summary: 'Deal', approval: 'APPROVED' };
    expect((await shop.call('contract', 'create', { given })).status).toBe(400);
    expect((await shop.call('contract', 'update', { id, given: { approvedById: staffIdOf('editAll') } })).status).toBe(
      400,
    );
  });

  it('is needed where the agency has no amount', async () => {
    ok(await ask('PUT', 'contract-config', { approvalAbove: null }));
    const { id } = await big();
    expect(ok(await step(id, 'activate')).status.categoryCode).toBe('ACTIVE');
  });
});
