import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openInvoices } from '../support/invoices.ts';
import { textOfPdf } from '../support/pdfText.ts';
import type { PrincipalName } from '../support/principals.ts';

/** Invoices on paper: as they are now until they are sent, the same bytes from then on. */
const { shop, ask, ok, client, ten, invoice, step } = await openInvoices();
afterAll(() => shop.close());

async function paperOf(id: string): Promise<Buffer> {
  const { token } = shop.house.of('agency');
  const url = `/finance/v1/invoices/${id}/export-pdf`;
  const answer = await shop.test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.rawPayload;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('the paper of an invoice', () => {
  it('says what the invoice says, to the cent, as long as it is not sent as it is now', async () => {
    const { id, number } = await invoice({
      purchaseOrder: 'PO 77',
      lines: [
        { description: 'Show', quantity: '3', unitPrice: '0.05', taxRateId: ten.id },
        {
          description: 'Travel #read("/etc/passwd")',
          quantity: '1',
          unitPrice: '1234.50',
          discount: '10',
          taxRateId: null,
        },
      ],
    });
    const text = await textOfPdf(await paperOf(id));
    for (const words of ['Invoice', number, 'Opera House', 'PO 77', '30 Nov 2026', '#read("/etc/passwd")', '10%'])
      expect(text).toContain(words);
    for (const amount of ['0.15', '1,111.05', '1,111.20', 'Tax 10% AUD 0.02', 'Amount due AUD 1,111.22'])
      expect(text).toContain(amount);
    await shop.call('partner', 'update', { id: client.id, given: { displayName: 'Opera House Ltd' } });
    expect(await textOfPdf(await paperOf(id))).toContain('Opera House Ltd');
  });

  it('is the same for ever once it is sent, and says that it is void', async () => {
    const { id } = await invoice();
    ok(await step(id, 'markSent'));
    const { paper } = await shop.read('invoice', id);
    expect(sha256(await paperOf(id))).toBe(paper.sha256);
    await shop.call('partner', 'update', { id: client.id, given: { displayName: 'Renamed House' } });
    await shop.call('taxRate', 'update', { id: ten.id, given: { rate: '11' } });
    const config = { legalName: 'Renamed Agency', version: 0 };
    const { token } = shop.house.of('agency');
    ok(await shop.test.ask({ method: 'PUT', path: '/client/v1/invoice-config', token, body: config }));
    expect(sha256(await paperOf(id))).toBe(paper.sha256);
    const text = await textOfPdf(await paperOf(id));
    expect([text.includes('Renamed'), text.includes('Opera House Ltd')]).toEqual([false, true]);
    ok(await step(id, 'void', { voidReason: 'Twice' }));
    const gone = await textOfPdf(await paperOf(id));
    expect([gone.includes('Void'), gone.includes('Opera House Ltd')]).toEqual([true, true]);
  });

  it('is refused to who has no right on finance', async () => {
    const { id } = await invoice();
    expect((await ask('GET', `invoices/${id}/export-pdf`, undefined, 'none')).status).toBe(403);
    expect((await ask('GET', `invoices/${id}/export-pdf`, undefined, 'otherAgency')).status).toBe(404);
  });
});

describe('the sample invoice of the settings', () => {
  const path = '/client/v1/invoice-config';
  const sample = (payload: object, as: PrincipalName = 'agency') => {
    const { token } = shop.house.of(as);
    const headers = { authorization: `Bearer ${token}` };
    return shop.test.app.inject({ method: 'POST', url: `${path}/preview`, headers, payload });
  };

  it('follows settings that are not saved, and keeps nothing', async () => {
    const { token } = shop.house.of('agency');
    const kept = () => shop.test.ask({ method: 'GET', path, token });
    const before = ok(await kept());
    const change = { legalName: 'Sample Agency', taxNumber: '12 345', prefix: 'X-', digits: 6, restartsYearly: false };
    const text = await textOfPdf((await sample({ ...change, next: 42, accent: '#aa0011' }, 'viewAll')).rawPayload);
    for (const words of ['Tax invoice', 'X-000042', 'Sample Agency', 'Tax 10% AUD 150.00', 'Tax 5% AUD 12.00'])
      expect(text).toContain(words);
    expect(await textOfPdf((await sample({ taxMode: 'NONE' })).rawPayload)).toContain('Amount due AUD 1,740.00');
    expect(ok(await kept())).toEqual(before);
  });

  it('refuses what could not be saved, and who may not read the settings', async () => {
    for (const wrong of [{ accent: 'red' }, { prefix: null }, { digits: 13 }, { colour: '#aa0011' }])
      expect((await sample(wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    expect((await sample({}, 'viewAssigned')).statusCode).toBe(403);
  });
});
