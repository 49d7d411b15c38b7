import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindOfContracts } from '../../server/areas/contracts/contract/reminding.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openContracts } from '../support/contracts.ts';

/** Reminders of contracts, at 09:00 of each reader's own day. It is noon of 20 November 2026 in Sydney. */
const { shop, ask, ok, staffIdOf, statusOf, contract, amount, signInAgain } = await openContracts();
afterAll(() => shop.close());

const hour = 3_600_000;
const { agencyId } = shop.house;
const sweep = () => remindOfContracts(shop.test.app.engine, agencyId);
const until = (moment: string) => shop.test.pass(Math.max(0, Date.parse(moment) - shop.test.now()));
/** The reminders of a person, as the records that they are about. */
async function remindersOf(as: PrincipalName): Promise<readonly string[]> {
  const { rows } = await shop.test.pools.owner.query<{ id: string }>(
    `select record_id as id from notification where agency_id = $1 and staff_id = $2 and once like 'contract/%'`,
    [agencyId, staffIdOf(as)],
  );
  return rows.map(({ id }) => id);
}

beforeAll(async () => {
  const rules = [
    { of: 'END', daysBefore: 7 },
    { of: 'NOTICE', daysBefore: 0 },
    { of: 'AMOUNT_DUE', daysBefore: 1 },
  ];
  ok(await ask('PUT', 'contract-reminder-config', { rules }));
  await shop.test.pools.owner.query(`update account set time_zone = 'America/Los_Angeles' where id = $1`, [
    shop.house.of('viewAll').actor?.accountId,
  ]);
});

describe('a reminder', () => {
  it('comes at 09:00 of the reader’s own day, once, whichever server makes it', async () => {
    const { id } = await contract({
      endsOn: '2026-11-28',
      assigneeIds: [staffIdOf('editAll'), staffIdOf('viewAll')],
    });
    until('2026-11-21T08:59:00+11:00');
    await sweep();
    expect(await remindersOf('editAll')).toEqual([]);
    shop.test.pass(hour / 60);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect([await remindersOf('editAll'), await remindersOf('viewAll')]).toEqual([[id], []]);
    until('2026-11-21T08:59:00-08:00');
    await sweep();
    expect(await remindersOf('viewAll')).toEqual([]);
    shop.test.pass(hour / 60);
    await Promise.all([sweep(), sweep()]);
    expect([await remindersOf('editAll'), await remindersOf('viewAll')]).toEqual([[id], [id]]);
  });

  it('comes at once after a stop of two days, as of the moment that was meant, marked as late', async () => {
    await signInAgain('agency');
    const { id } = await contract({ endsOn: '2026-12-01', assigneeIds: [staffIdOf('editAssigned')] });
    until('2026-11-26T12:00:00+11:00');
    expect(await sweep()).toBe(1);
    expect(await remindersOf('editAssigned')).toEqual([id]);
    const { rows } = await shop.test.pools.owner.query<{ at: number; late: boolean }>(
      `select (extract(epoch from at) * 1000)::float8 as at, (events -> -1 ->> 'isLate')::boolean as late
        from notification where record_id = $1 and once is not null`,
      [id],
    );
    expect(rows).toEqual([{ at: Date.parse('2026-11-24T09:00:00+11:00'), late: true }]);
    expect(await sweep()).toBe(0);
  });

  it('is none of what has ended, was called off or deleted, nor for who may not read it', async () => {
    await signInAgain('agency');
    const mine = { assigneeIds: [staffIdOf('viewAllEditAssigned')], endsOn: '2026-12-04' };
    const made = await contract({ ...mine, noticeDays: 7 });
    const off = await contract(mine);
    const gone = await contract(mine);
    const closed = await contract({ endsOn: '2026-12-04', assigneeIds: [staffIdOf('people')] });
    ok(await ask('POST', `contracts/${off.id}/cancel`, {}));
    ok(await shop.call('contract', 'delete', { id: gone.id }));
    expect(await statusOf('CANCELLED')).not.toBe('');
    until('2026-11-27T09:00:00+11:00');
    await sweep();
    expect((await remindersOf('viewAllEditAssigned')).toSorted()).toEqual([made.id, made.id]);
    expect(await remindersOf('people')).not.toContain(closed.id);
  });

  it('of an amount reaches those with a right on finance, while it is unpaid', async () => {
    await signInAgain('agency');
    const of = { assigneeIds: [staffIdOf('editAll'), staffIdOf('viewAssigned')] };
    const made = await contract(of);
    const due = await amount(made.id, { dueOn: '2026-11-29' });
    const paid = await amount(made.id, { dueOn: '2026-11-29', readiness: 'INVOICED' });
    ok(await ask('POST', `contract-amounts/${paid.id}/pay`, {}));
    until('2026-11-28T09:00:00+11:00');
    await sweep();
    expect(await remindersOf('editAll')).toContain(due.id);
    expect(await remindersOf('editAll')).not.toContain(paid.id);
    expect(await remindersOf('viewAssigned')).toEqual([]);
  });
});
