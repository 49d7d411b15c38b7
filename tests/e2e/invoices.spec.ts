import { asApi } from './asApi.ts';
import { expect, expectAccessible, signInAt, test } from './product.ts';

const email = 'agency@harbour.test';

test('what is ready becomes an invoice that is sent in six clicks, and is paid', async ({ page, request }) => {
  const name = `Lyric ${Date.now().toString(36)}`;
  const api = await asApi(request, email);
  const make = async (path: string, body: object) => (await api<{ id: string }>('POST', path, body)).data.id;
  const billingContacts = [{ name: 'Box office', email: 'office@lyric.test' }];
  const clientId = await make('/client/v1/clients', { displayName: name, billingContacts });
  for (const [at, amount] of ['1000.00', '250.50', '99.99'].entries()) {
    const contractId = await make('/client/v1/contracts', { summary: `${name} night ${at + 1}`, clientId });
    const worth = { amount, amountCurrency: 'AUD', readiness: 'READY_TO_INVOICE' };
    await make('/client/v1/contract-amounts', { label: 'Fee', contractId, ...worth });
  }
  const spent = { spentOn: '2026-11-02', amount: '49.51', amountCurrency: 'AUD', chargeTo: 'PARTNER', clientId };
  await make('/finance/v1/expenses', { summary: `${name} taxi`, ...spent });

  await signInAt(page, email, `/finance/invoices/ready-to-invoice?clientIds=${clientId}`);
  await expectAccessible(page);
  let clicks = 0;
  const press = async (place: typeof page | ReturnType<typeof page.getByRole>, button: string | RegExp) => {
    await place.getByRole('button', { name: button }).click();
    clicks += 1;
  };
  await page.getByRole('checkbox', { name: new RegExp(`${name}, AUD`) }).check();
  clicks += 1;
  await press(page, 'Preview');
  const preview = page.getByRole('dialog');
  // 1,400.00 and GST of 10 %.
  await expect(preview).toContainText('1,540.00');
  await expectAccessible(page);
  await press(preview, 'Create invoice');
  await expect(page).toHaveURL(/\/invoice-preview\/[0-9a-f-]{36}$/);
  await expectAccessible(page);
  await press(page, 'Send invoice');
  const mail = page.getByRole('dialog');
  await expect(mail.getByLabel(/^To/)).toHaveValue('office@lyric.test');
  await expectAccessible(page);
  await press(mail, 'Send');
  await expect(mail).toBeHidden();
  expect(clicks).toBeLessThanOrEqual(6);

  await page.getByRole('button', { name: 'Record a payment' }).click();
  const payment = page.getByRole('dialog');
  await expect(payment.getByLabel('Amount')).toHaveValue('1,540.00');
  await expectAccessible(page);
  await payment.getByLabel('Amount').fill('540');
  await payment.getByRole('button', { name: 'Record a payment' }).click();
  await expect(payment).toBeHidden();
  await expect(page.getByRole('main')).toContainText('1,000.00');
  await page.goto('/finance/invoices/open');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Partially paid');
});
