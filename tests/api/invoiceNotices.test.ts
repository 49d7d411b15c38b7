import { afterAll, describe, expect, it } from 'vitest';
import { tellOfOverdue } from '../../server/areas/money/notices/overdue.ts';
import { openInvoices } from '../support/invoices.ts';
import type { PrincipalName } from '../support/principals.ts';

/** Notifications about invoices. It is noon of 20 November 2026 in Sydney. */
const { shop, ask, ok, client, create, step } = await openInvoices();
afterAll(() => shop.close());

const { agencyId } = shop.house;
const { owner } = shop.test.pools;
const until = (moment: string) => shop.test.pass(Math.max(0, Date.parse(moment) - shop.test.now()));
const sweep = () => tellOfOverdue(shop.test.app.engine, agencyId);
const people: readonly PrincipalName[] = ['agency', 'editAll', 'viewAll', 'viewAssigned', 'people', 'work'];
const staffIdOf = (name: PrincipalName) => shop.house.of(name).actor?.staffId;

/** The people who are told of an invoice for a reason. */
async function toldOf(id: string, kind: string): Promise<readonly PrincipalName[]> {
  const { rows } = await owner.query<{ staffId: string }>(
    `select staff_id as "staffId" from notification where record_id = $1 and events @> $2 order by at`,
    [id, JSON.stringify([{ kind }])],
  );
  return rows.flatMap(({ staffId }) => people.filter((name) => staffIdOf(name) === staffId)).toSorted();
}
const overdueOf = (id: string) => toldOf(id, 'INVOICE_OVERDUE');
const paymentsOf = (id: string) => toldOf(id, 'PAYMENT_RECEIVED');

/** An invoice that one person created and another one sent. */
async function sent(as: PrincipalName, by: PrincipalName, more: object = {}): Promise<string> {
  const { id } = ok(await create({ clientId: client.id, issuedOn: '2026-11-20', dueOn: '2026-11-24', ...more }, as));
  ok(await ask('POST', `invoices/${id}/markSent`, {}, by));
  return id;
}
const pay = (id: string, as: PrincipalName, amount = '10.00') =>
  ask('PUT', `invoices/${id}/payments`, { amount, paidOn: '2026-11-20' }, as);
/** Takes every right on finance from a person, or gives some. */
const giveRight = (name: PrincipalName, levels: readonly string[]) =>
  owner.query(`update membership set levels = levels || jsonb_build_object('FINANCE', $2::jsonb) where staff_id = $1`, [
    staffIdOf(name),
    JSON.stringify(levels),
  ]);

describe('a payment', () => {
  it('is told to those who created and sent the invoice, but not to who recorded it, nor is a reversal', async () => {
    const id = await sent('agency', 'editAll');
    const { payments } = ok(await pay(id, 'agency'));
    expect(await paymentsOf(id)).toEqual(['editAll']);
    ok(await ask('DELETE', `invoices/${id}/payments/${payments[0].id}`, undefined, 'agency'));
    const { rows } = await owner.query('select events from notification where record_id = $1', [id]);
    expect(rows.map(({ events }) => events.length)).toEqual([1]);
    expect(JSON.stringify(rows)).not.toMatch(/10\.00|1000/);
  });

  it('that fails is told to nobody', async () => {
    const id = await sent('agency', 'editAll');
    expect((await pay(id, 'agency', '999.00')).status).toBe(400);
    expect(await paymentsOf(id)).toEqual([]);
  });
});

describe('an overdue invoice', async () => {
  const [open, paid, gone, left] = [
    await sent('agency', 'editAll'),
    await sent('agency', 'agency'),
    await sent('agency', 'agency'),
    await sent('editAll', 'editAll'),
  ];
  const { id: unsent } = ok(await create({ issuedOn: '2026-11-20', dueOn: '2026-11-24' }));
  ok(await pay(paid, 'agency', '110.00'));
  ok(await step(gone, 'void', { voidReason: 'Twice' }));

  it('is told once, from 09:00 of the agency’s day after the due date on', async () => {
    until('2026-11-25T08:59:00+11:00');
    expect(await sweep()).toBe(0);
    await giveRight('editAll', []);
    shop.test.pass(60_000);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await sweep()).toBe(0);
    // Without the one who sent it, it is its creator's alone.
    expect(await overdueOf(open)).toEqual(['agency']);
  });

  it('whose people may no longer read it is told to those who may change invoices', async () => {
    expect(await overdueOf(left)).toEqual(['agency']);
    await giveRight('editAll', ['VIEW_ALL', 'EDIT_ALL']);
    // The due date was told of, whoever gets the right afterwards.
    expect(await sweep()).toBe(0);
  });

  it('is none that is not sent, paid or void', async () => {
    for (const id of [unsent, paid, gone]) expect(await overdueOf(id)).toEqual([]);
  });
});
