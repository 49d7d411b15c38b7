import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { csv, importerOf } from '../support/importer.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Files of records that have states: each line goes by the same rules as a form. */
let shop: Workshop;
let me: ReturnType<typeof importerOf>;

beforeAll(async () => {
  shop = await openWorkshop(['agency']);
  me = importerOf(shop.test, shop.house.agencyId, shop.house.of('agency').token);
});
afterAll(() => shop.close());

const columns = ['name', 'stage', 'fee'];
const whole = (...rows: readonly string[][]) =>
  me.whole('fixtureBooking', csv(columns, ...rows), {
    columns,
    key: 'name',
    existing: 'update',
    words: { stage: { Draft: 'DRAFT', Sent: 'SENT', Paid: 'PAID' } },
  });

async function sent(name: string): Promise<Json> {
  const assigneeIds = [shop.house.of('agency').actor?.staffId ?? shop.find(['staff'])[0]];
  const { id } = await shop.make('fixtureBooking', { name, fee: 10, clientId: shop.find(['partner'])[0], assigneeIds });
  const token = shop.house.of('agency').token;
  const { data, status, text } = await shop.test.ask({ method: 'POST', path: `/test/v1/bookings/${id}/send`, token });
  expect(status, text).toBe(200);
  return data;
}

describe('a line of a file', () => {
  it('makes a record where records start, and none in a state that no step leads to', async () => {
    const done = await whole(['Imported draft', 'Draft', '5'], ['Imported paid', 'Paid', '5']);
    expect(done).toMatchObject({ created: 1, faults: 1 });
  });

  it('takes the step to the state that it names, and changes nothing that the state closes', async () => {
    const [paid, closed] = [await sent('Imported over'), await sent('Imported closed')];
    const done = await whole(['Imported over', 'Paid', '10'], ['Imported closed', 'Sent', '99']);
    expect(done).toMatchObject({ updated: 1, faults: 1 });
    expect((await shop.read('fixtureBooking', paid.id)).stage).toBe('PAID');
    expect(await shop.read('fixtureBooking', closed.id)).toMatchObject({
      stage: 'SENT',
      fee: 10,
      version: closed.version,
    });
  });
});
