import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Tax rates, reminders of invoices, and the parts of expenses and of rules of fees (AB 7, Finance). */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'none']);
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path: `/finance/v1/${path}`, token: shop.house.of(as).token, ...(body && { body }) });
const rate = (more: object) => shop.make('taxRate', { displayName: `Rate ${shop.next()}`, rate: '9.975', ...more });

it('begins with tax rates and categories of expenses, which the metadata names', async () => {
  const { data } = await ask('GET', 'expenses/metadata');
  expect(data.taxRates.map(({ displayName, rate: of }: Json) => [displayName, of])).toEqual(
    expect.arrayContaining([
      ['GST', '10'],
      ['GST free', '0'],
    ]),
  );
  expect(data.categories.map(({ displayName }: Json) => displayName)).toEqual(
    expect.arrayContaining(['Travel', 'Accommodation']),
  );
  expect(data.chargeTo).toEqual(['AGENCY', 'TALENT', 'PARTNER']);
  const rules = await ask('GET', 'management-fee-rules/metadata');
  expect(rules.data.bases).toEqual(['NET', 'GROSS', 'NET_AFTER_EXPENSES']);
  expect(rules.data.taskTypes.map(({ displayName }: Json) => displayName)).toContain('Meeting');
  expect((await ask('GET', 'expenses/metadata', undefined, 'none')).status).toBe(403);
});

it('finds the tax rates of one account code, and hides one that is used in place of deleting it', async () => {
  const { id } = await rate({ accountCode: '200' });
  await rate({ accountCode: '2001' });
  const { data } = await ask('GET', 'tax-rates/account/200');
  expect(data.map((one: Json) => [one.id, one.rate])).toEqual([[id, '9.975']]);
  expect((await ask('GET', 'tax-rates/account/none')).data).toEqual([]);
  const spent = { summary: 'Taxi', spentOn: '2026-11-30', amount: '12.50', amountCurrency: 'AUD', taxRateId: id };
  await shop.make('expense', spent);
  expect((await shop.call('taxRate', 'delete', { id })).status).toBe(400);
  await shop.call('taxRate', 'update', { id, given: { isHidden: true } });
  const { data: metadata } = await ask('GET', 'expenses/metadata');
  expect(metadata.taxRates.map((one: Json) => one.id)).not.toContain(id);
});

it('keeps the days of reminders as a list, of one for a number alone', async () => {
  const remind = (invoiceReminderInDays: unknown) => ask('PUT', 'invoice-reminder-config', { invoiceReminderInDays });
  expect((await remind([-3, 7, 14, 7])).data).toMatchObject({ invoiceReminderInDays: [-3, 7, 14] });
  const { data: before } = await ask('GET', 'invoice-reminders');
  expect((await remind([14, 30])).data).toMatchObject({ invoiceReminderInDays: [14, 30] });
  const { data: after } = await ask('GET', 'invoice-reminders');
  expect(after.steps[0]).toEqual(before.steps[2]);
  expect((await remind(7)).data).toMatchObject({ invoiceReminderInDays: [7] });
  for (const wrong of [[-61], 366, [1.5], Array.from({ length: 11 }, (_, day) => day), 'x'])
    expect((await remind(wrong)).status).toBe(400);
  expect((await ask('GET', 'invoice-reminder-config')).data).toMatchObject({ invoiceReminderInDays: [7] });
  expect((await ask('GET', 'invoice-reminder-config', undefined, 'none')).status).toBe(403);
});
