import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openContracts, refusalOf } from '../support/contracts.ts';

/** The renewal of contracts, by themselves and by hand. Today is 20 November 2026 in Sydney, where the agency is. */
const { shop, ask, ok, statusOf, contract, runDue, signInAgain } = await openContracts();
afterAll(() => shop.close());

const active = await statusOf('ACTIVE');
const monthly = { renewal: 'AUTOMATIC', renewalMonths: 1, statusId: active };
const endOf = async (id: string): Promise<string> => (await shop.read('contract', id)).endsOn;
/** Lets time pass up to the first minute of a day in Sydney. */
const until = async (on: string) => {
  shop.test.pass(Math.max(0, Date.parse(`${on}T00:01:00+11:00`) - shop.test.now()));
  await signInAgain('agency', 'viewAll', 'otherAgency');
};
const renewals = async (id: string): Promise<readonly string[]> => {
  const { data } = await shop.call('contract', 'history', { id });
  return data.data
    .flatMap(({ changes }: Json) => changes)
    .filter(({ field, before }: Json) => field === 'endsOn' && before !== null)
    .map(({ after }: Json) => after);
};

describe('a contract that renews itself', () => {
  it('goes on for a period on the day after its end, from the day that was agreed on', async () => {
    const { id } = await contract({ ...monthly, startsOn: '2026-11-01', endsOn: '2026-12-31', noticeDays: 10 });
    await until('2026-12-31');
    await runDue();
    expect(await endOf(id)).toBe('2026-12-31');
    await until('2027-01-01');
    await runDue();
    expect(await shop.read('contract', id)).toMatchObject({
      endsOn: '2027-01-31',
      noticeOn: '2027-01-21',
      nextEndsOn: '2027-02-28',
      renewed: 1,
    });
    for (const [on, endsOn] of [
      ['2027-02-01', '2027-02-28'],
      ['2027-03-01', '2027-03-31'],
      ['2027-04-01', '2027-04-30'],
    ] as const) {
      await until(on);
      await runDue();
      expect(await endOf(id)).toBe(endsOn);
    }
  });

  it('does so once a period, however many workers look at once, and catches up after a stop', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => contract({ ...monthly, endsOn: '2027-04-30' })));
    await until('2027-06-30');
    for (let round = 0; round < 4; round += 1) await Promise.all(Array.from({ length: 5 }, () => runDue()));
    for (const { id } of made) {
      expect((await renewals(id)).toSorted()).toEqual(['2027-05-30', '2027-06-30']);
      expect(await shop.read('contract', id)).toMatchObject({ endsOn: '2027-06-30', renewed: 2 });
    }
  });

  it('ends where it is completed, called off, deleted or agreed on anew', async () => {
    await until('2027-12-20');
    const endsOn = '2027-12-31';
    const [off, gone, anew, draft, byHand] = await Promise.all([
      contract({ ...monthly, endsOn }),
      contract({ ...monthly, endsOn }),
      contract({ ...monthly, endsOn }),
      contract({ ...monthly, endsOn, statusId: await statusOf('DRAFT') }),
      contract({ ...monthly, endsOn, renewal: 'MANUAL' }),
    ]);
    ok(await ask('POST', `contracts/${off.id}/cancel`, {}));
    ok(await shop.call('contract', 'delete', { id: gone.id }));
    ok(await shop.call('contract', 'update', { id: anew.id, given: { endsOn: '2028-03-15' } }));
    await until('2028-01-02');
    await runDue();
    expect(await endOf(off.id)).toBe(endsOn);
    expect(await endOf(anew.id)).toBe('2028-03-15');
    expect(await endOf(draft.id)).toBe(endsOn);
    expect(await endOf(byHand.id)).toBe(endsOn);
    ok(await shop.call('contract', 'restore', { id: gone.id }));
    await runDue();
    expect(await endOf(gone.id)).toBe('2028-01-31');
    ok(await ask('POST', `contracts/${draft.id}/activate`, {}));
    await runDue();
    expect(await endOf(draft.id)).toBe('2028-01-31');
  });
});

describe('a renewal by hand', () => {
  it('is one period, also where two people ask for it with what they have seen', async () => {
    const made = await contract({ renewal: 'MANUAL', renewalMonths: 12, endsOn: '2028-02-29', statusId: active });
    const renew = (version: number) => ask('POST', `contracts/${made.id}/renew`, { version });
    const answers = await Promise.all([renew(made.version), renew(made.version)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await shop.read('contract', made.id)).toMatchObject({ endsOn: '2029-02-28', nextEndsOn: '2030-02-28' });
    const again = ok(await ask('POST', `contracts/${made.id}/renew`, {}));
    expect(again.endsOn).toBe('2030-02-28');
  });

  it('needs a period, and the right to edit', async () => {
    const { id } = await contract({ endsOn: '2028-02-29' });
    expect(refusalOf(await ask('POST', `contracts/${id}/renew`, {}))).toEqual([400, undefined, 'notRenewed']);
    expect((await ask('POST', `contracts/${id}/renew`, {}, 'viewAll')).status).toBe(403);
    expect((await ask('POST', `contracts/${id}/renew`, {}, 'otherAgency')).status).toBe(404);
  });
});
