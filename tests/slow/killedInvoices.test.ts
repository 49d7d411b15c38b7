import { expect, test } from 'vitest';
import type { Json } from '../support/app.ts';
import { startServer, type TestServer } from '../support/serve.ts';
import { signInTo } from '../support/serverSession.ts';
import { makeDataFolder, removeDataFolder } from '../support/serving/folders.ts';

const [count, writers] = [24, 4];
const acknowledgedBefore = 6;

type Call = (method: string, path: string, body?: object, key?: string) => Promise<Json>;

async function callerOf(server: TestServer): Promise<Call> {
  const headers = await signInTo(server);
  return async (method, path, body, key) => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as Json).responseData;
  };
}

/** Amounts of one contract that are ready to be invoiced. */
async function makeAmounts(call: Call): Promise<readonly Json[]> {
  const billingContacts = [{ name: 'Box office', email: 'office@opera.test' }];
  const client = await call('POST', '/client/v1/clients', { displayName: 'Opera House', billingContacts });
  const contract = await call('POST', '/client/v1/contracts', { summary: 'Season', clientId: client.id });
  const amounts: Json[] = [];
  for (let nth = 1; nth <= count; nth += 1) {
    const given = { label: `Part ${nth}`, amount: '100.00', amountCurrency: 'AUD', readiness: 'READY_TO_INVOICE' };
    amounts.push(await call('POST', '/client/v1/contract-amounts', { ...given, contractId: contract.id }));
  }
  return amounts;
}

async function invoicesOf(call: Call): Promise<readonly Json[]> {
  const { data } = await call('POST', '/finance/v1/invoices/list', { pageSize: 100, orderBy: 'number' });
  return data;
}

/** Holds every invoice against its amount, its number, its mails, its paper and its payments. Returns them. */
async function verify(call: Call, amounts: readonly Json[]): Promise<readonly Json[]> {
  const invoices = await invoicesOf(call);
  expect(invoices.map(({ number }) => Number(number.slice(-4))).toSorted((one, other) => one - other)).toEqual(
    invoices.map((_invoice, at) => at + 1),
  );
  const standing = new Map<string, Json>();
  for (const { id } of invoices) {
    const [invoice, { payments, paid }, mails] = await Promise.all([
      call('GET', `/finance/v1/invoices/${id}`),
      call('GET', `/finance/v1/invoices/${id}/payments`),
      call('GET', `/client/v1/mail-logs/system?id=${id}&ownerType=invoice`),
    ]);
    const received = payments.reduce((sum: number, { amount }: Json) => sum + Number(amount), 0);
    expect([Number(paid), Number(invoice.paid)]).toEqual([received, received]);
    expect(payments.length).toBeLessThanOrEqual(1);
    expect(invoice.paymentStatus).toBe(payments.length === 1 ? 'PAID' : 'UNPAID');
    // A void one was sent before.
    expect(mails.data).toHaveLength(invoice.status === 'CREATED' ? 0 : 1);
    expect(invoice.paper === null).toBe(invoice.status === 'CREATED');
    if (invoice.status === 'VOIDED') continue;
    const item = invoice.lines[0].itemId;
    expect(standing.has(item)).toBe(false);
    standing.set(item, invoice);
  }
  for (const { id } of amounts) {
    const { readiness, paymentStatus } = await call('GET', `/client/v1/contract-amounts/${id}`);
    const on = standing.get(id);
    const expected = on ? ['INVOICED', on.paymentStatus] : ['READY_TO_INVOICE', 'UNPAID'];
    expect([readiness, paymentStatus]).toEqual(expected);
  }
  return invoices;
}

/** Does work for each in turns by several writers at once; ends at the first that the server does not answer. */
async function doAll(all: readonly Json[], work: (one: Json) => Promise<unknown>, tell: () => void): Promise<void> {
  const rest = [...all];
  const write = async () => {
    for (let one = rest.shift(); one; one = rest.shift()) {
      await work(one);
      tell();
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: writers }, write));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

test(
  'a server killed while it creates, sends, pays and voids invoices leaves each whole or undone, and nothing twice',
  { timeout: 300_000 },
  async () => {
    const dataDir = await makeDataFolder('invoices');
    try {
      let server = await startServer({ data: 'people', dataDir });
      let call = await callerOf(server);
      const amounts = await makeAmounts(call);
      /** Does the same twice with the same keys, the first time until the server is killed. */
      const killed = async (name: string, all: readonly Json[], work: (one: Json, key: string) => Promise<unknown>) => {
        const acknowledged = await new Promise<number>((reached, refused) => {
          let said = 0;
          const tell = () => (said += 1) === acknowledgedBefore && reached(said);
          doAll(all, (one) => work(one, `${name}-${one.id}`), tell).catch((error: Error) =>
            said < acknowledgedBefore ? refused(error) : undefined,
          );
        });
        await server.kill9();
        server = await startServer({ data: 'people', dataDir });
        call = await callerOf(server);
        await verify(call, amounts);
        expect(acknowledged).toBeLessThan(all.length);
        await doAll(
          all,
          (one) => work(one, `${name}-${one.id}`),
          () => undefined,
        );
        return verify(call, amounts);
      };
      const created = await killed('create', amounts, ({ id }, key) =>
        call('POST', '/finance/v1/invoices/ready', { items: [{ kind: 'contractAmount', id }] }, key),
      );
      expect(created).toHaveLength(count);
      const sent = await killed('send', created, ({ id }, key) =>
        call('POST', `/finance/v1/invoices/${id}/send`, {}, key),
      );
      expect(sent.every(({ status }) => status === 'SENT')).toBe(true);
      const [paying, voiding] = [sent.slice(0, count / 2), sent.slice(count / 2)];
      const paid = await killed('pay', paying, ({ id, total }, key) =>
        call('PUT', `/finance/v1/invoices/${id}/payments`, { amount: total, paidOn: '2026-11-01' }, key),
      );
      expect(paid.filter(({ paymentStatus }) => paymentStatus === 'PAID')).toHaveLength(paying.length);
      const isVoid = async (id: string) => (await call('GET', `/finance/v1/invoices/${id}`)).status === 'VOIDED';
      const ended = await killed('void', voiding, async ({ id }) =>
        (await isVoid(id)) ? undefined : call('POST', `/finance/v1/invoices/${id}/void`, { voidReason: 'Twice' }),
      );
      expect(ended.filter(({ status }) => status === 'VOIDED')).toHaveLength(voiding.length);
      await server.stop();
    } finally {
      await removeDataFolder(dataDir);
    }
  },
);
