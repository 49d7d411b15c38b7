import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openContracts, refusalOf } from '../support/contracts.ts';

/** Contracts: their numbers, their days, their steps, and what belongs to them. Today is 20 November 2026. */
const { shop, ask, ok, staffIdOf, statusOf, contract, amount } = await openContracts();
afterAll(() => shop.close());

const found = async (given: Record<string, unknown>): Promise<readonly string[]> => {
  const { status, text, data } = await shop.call('contract', 'list', { given });
  expect(status, text).toBe(200);
  return data.data.map(({ id }: Json) => id);
};

describe('the number of a contract', () => {
  it('is the next of its year, without a gap, also for 30 that are made at once and for those that are refused', async () => {
    const first = await contract();
    expect(first.reference).toMatch(/^C-2026-\d{4}$/);
    const from = Number(first.reference.slice(-4));
    const refused = await shop.call('contract', 'create', { given: { summary: 'x', clientId: staffIdOf('agency') } });
    expect(refused.status).toBe(400);
    const made = await Promise.all(Array.from({ length: 30 }, (_, index) => contract({ summary: `Deal ${index}` })));
    const numbers = made.map(({ reference }) => Number(reference.slice(-4))).toSorted((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => from + 1 + index));
  });

  it('begins as the agency says, is kept by the server, and found', async () => {
    ok(await ask('PUT', 'contract-config', { prefix: 'HT/' }));
    const made = await contract();
    expect(made.reference).toMatch(/^HT\/2026-\d{4}$/);
    const given = await shop.call('contract', 'update', { id: made.id, given: { reference: 'C-1' } });
    expect(given.status).toBe(400);
    expect(await found({ reference: made.reference })).toEqual([made.id]);
    expect(await found({ keyword: made.reference })).toEqual([made.id]);
    ok(await ask('PUT', 'contract-config', { prefix: 'C-' }));
  });

  it('starts anew in another agency', async () => {
    const other = await shop.make('contract', { summary: 'Elsewhere' }, 'otherAgency');
    expect(other.reference).toBe('C-2026-0001');
  });
});

describe('the days of a contract', () => {
  it.each([
    ['2027-05-31', 3, null, '2027-02-28'],
    ['2028-05-31', 3, null, '2028-02-29'],
    ['2027-05-31', null, 14, '2027-05-17'],
    ['2027-05-31', 1, 1, '2027-04-29'],
    ['2027-05-31', 0, 0, '2027-05-31'],
    ['2027-05-31', null, null, null],
    [null, 3, null, null],
  ])(
    'end on %s: with %s months and %s days of notice, notice is by %s',
    async (endsOn, noticeMonths, noticeDays, by) => {
      const made = await contract({ endsOn, noticeMonths, noticeDays });
      expect(made.noticeOn).toBe(by);
      const later = await shop.call('contract', 'update', { id: made.id, given: { endsOn: '2030-01-31' } });
      expect((await shop.read('contract', later.data.id)).noticeOn === null).toBe(
        noticeMonths === null && noticeDays === null,
      );
    },
  );

  it('say when it ends next, as far as it is renewed', async () => {
    const made = await contract({ endsOn: '2027-01-31', renewal: 'MANUAL', renewalMonths: 1 });
    expect(made).toMatchObject({ nextEndsOn: '2027-02-28', agreedEndsOn: '2027-01-31', renewed: 0 });
    const { data } = await shop.call('contract', 'update', { id: made.id, given: { renewal: 'NONE' } });
    expect(data.nextEndsOn).toBeNull();
  });

  it('are in order, and its figures within bounds', async () => {
    const refuse = async (given: object) =>
      refusalOf(await shop.call('contract', 'create', { given: { summary: 'Deal', ...given } }));
    expect(await refuse({ startsOn: '2027-02-01', endsOn: '2027-01-31' })).toEqual([400, 'endsOn', 'dateOrder']);
    expect((await refuse({ renewalMonths: 0 })).slice(0, 2)).toEqual([400, 'renewalMonths']);
    expect((await refuse({ exclusivities: [{ radiusKm: -1 }] }))[0]).toBe(400);
    expect((await refuse({ exclusivities: [{ startsOn: '2027-02-01', endsOn: '2027-01-31' }] }))[0]).toBe(400);
    expect((await refuse({ value: '10.005', valueCurrency: 'AUD' }))[1]).toBe('value');
    expect((await refuse({ value: '10.5', valueCurrency: 'JPY' }))[1]).toBe('value');
    expect((await refuse({ value: '1e3' }))[1]).toBe('value');
    expect((await refuse({ nextEndsOn: '2027-01-31' }))[0]).toBe(400);
    expect((await refuse({ financialStatus: 'PAID' }))[0]).toBe(400);
    expect((await refuse({ typeId: staffIdOf('agency') }))[1]).toBe('typeId');
  });
});

describe('the status of a contract', () => {
  it('changes by its steps alone', async () => {
    const made = await contract({ statusId: await statusOf('DRAFT') });
    const leap = await shop.call('contract', 'update', {
      id: made.id,
      given: { statusId: await statusOf('COMPLETED') },
    });
    expect([leap.status, (await shop.read('contract', made.id)).version]).toEqual([400, made.version]);
    const active = ok(await ask('POST', `contracts/${made.id}/activate`, { version: made.version }));
    expect(active.status.categoryCode).toBe('ACTIVE');
    const done = ok(await ask('POST', `contracts/${made.id}/complete`, {}));
    expect(done.status.categoryCode).toBe('COMPLETED');
    expect((await ask('POST', `contracts/${made.id}/activate`, {})).status).toBe(400);
  });
});

describe('a deleted contract', () => {
  it('takes its amounts and sub-contracts along, and brings them back', async () => {
    const made = await contract();
    const fee = await amount(made.id, { readiness: 'READY_TO_INVOICE' });
    const part = await shop.make('subContract', { summary: 'Part', contractId: made.id });
    ok(await shop.call('contract', 'delete', { id: made.id }));
    expect((await shop.call('contractAmount', 'one', { id: fee.id })).status).toBe(404);
    expect((await shop.call('subContract', 'one', { id: part.id })).status).toBe(404);
    ok(await shop.call('contract', 'restore', { id: made.id }));
    expect((await shop.read('contract', made.id)).financialStatus).toBe('READY_TO_INVOICE');
    expect((await shop.read('contractAmount', fee.id)).amount).toBe('100.00');
    expect((await shop.read('subContract', part.id)).contract.id).toBe(made.id);
  });
});

describe('a sub-contract', () => {
  it('is read and written by whoever may read and write its contract', async () => {
    const made = await contract({ assigneeIds: [staffIdOf('viewAssigned'), staffIdOf('editAssigned')] });
    const other = await contract();
    const body = { summary: 'Part', contractId: made.id, amount: '20.00', amountCurrency: 'AUD', share: 1500 };
    const part = await shop.make('subContract', body);
    expect(part).toMatchObject({ amount: '20.00', share: 1500, status: { categoryCode: 'DRAFT' } });
    const seen = await shop.read('subContract', part.id, 'viewAssigned');
    for (const key of ['amount', 'amountCurrency', 'share']) expect(seen).not.toHaveProperty(key);
    expect((await shop.call('subContract', 'one', { id: part.id, as: 'people' })).status).toBe(403);
    const change = (as: 'viewAssigned' | 'editAssigned') =>
      shop.call('subContract', 'update', { id: part.id, given: { summary: 'Part 2' }, as });
    expect((await change('viewAssigned')).status).toBe(403);
    expect((await change('editAssigned')).status).toBe(200);
    const given = { summary: 'Foreign', contractId: other.id };
    const foreign = await shop.call('subContract', 'create', { given, as: 'editAssigned' });
    expect(refusalOf(foreign).slice(0, 2)).toEqual([400, 'contractId']);
    const moved = await shop.call('subContract', 'update', { id: part.id, given: { contractId: other.id } });
    expect(moved.status).toBe(400);
  });
});
