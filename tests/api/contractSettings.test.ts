import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openContracts, refusalOf } from '../support/contracts.ts';

/** The settings of contracts: types, templates with merge fields, terms, reminders (AB 7, Contract type and Terms). */
const { shop, ask, ok, staffIdOf, contract } = await openContracts();
afterAll(() => shop.close());

describe('the types of contracts', () => {
  it('are made, listed, changed, put into order and deleted by the calls of the spec', async () => {
    const first = ok(await ask('POST', 'contract-type', { displayName: 'Booking', position: 0 }));
    const second = ok(await ask('POST', 'contract-type', { displayName: 'Endorsement', position: 1 }));
    const listed = ok(await ask('POST', 'contract-type/list', { pageSize: 100 }, 'none'));
    expect(listed.data.map(({ displayName }: Json) => displayName)).toEqual(
      expect.arrayContaining(['Booking', 'Endorsement']),
    );
    ok(await ask('PUT', 'contract-type', { id: first.id, displayName: 'Bookings' }));
    ok(await ask('PUT', `contract-type/${second.id}/reorder`, { afterId: first.id }));
    const offered = async (): Promise<Json[]> => ok(await ask('GET', 'contract-type/form-options', undefined, 'none'));
    expect((await offered()).map(({ displayName }) => displayName).slice(0, 2)).toEqual(['Endorsement', 'Bookings']);
    ok(await ask('PUT', 'contract-type', { id: first.id, isHidden: true }));
    expect((await offered()).map(({ id }) => id)).not.toContain(first.id);
    expect((await ask('POST', 'contract-type', { displayName: 'bookings' })).status).toBe(400);
    expect((await ask('POST', 'contract-type', { displayName: 'Mine' }, 'viewAll')).status).toBe(403);
    ok(await ask('DELETE', `contract-type/${first.id}`));
    await contract({ typeId: second.id });
    expect((await ask('DELETE', `contract-type/${second.id}`)).status).toBe(400);
  });
});

describe('a template', () => {
  it('becomes the text of a contract, with what the contract says', async () => {
    const text =
      'No. {{reference}}: {{talents}} for {{ client.displayName }} ({{client.email}}) until {{endsOn}}, {{value}}.';
    const template = ok(await ask('POST', 'contract-template', { displayName: 'Booking', text }));
    const client = await shop.make('partner', { displayName: 'Łódź Records', email: 'deals@lodz.test' });
    const talent = await shop.make('talent', { displayName: '李 Ναταλία' });
    const assigneeIds = [staffIdOf('viewAssigned')];
    const made = await contract({
      templateId: template.id,
      clientId: client.id,
      talentIds: [talent.id],
      endsOn: '2027-06-30',
      value: '1200.00',
      valueCurrency: 'EUR',
      assigneeIds,
    });
    expect(ok(await ask('GET', `contracts/${made.id}/text`))).toEqual({
      text: `No. ${made.reference}: 李 Ναταλία for Łódź Records (deals@lodz.test) until 30 Jun 2027, EUR\u00a01,200.00.`,
      missing: [],
    });
    // Who may not know the value, or the partner's address, does not read it in the text either.
    const seen = ok(await ask('GET', `contracts/${made.id}/text`, undefined, 'viewAssigned'));
    expect(seen.missing).toEqual(['client.email', 'value']);
    expect(seen.text).not.toMatch(/1200|deals@/);
    expect((await ask('GET', `contracts/${made.id}/text`, undefined, 'none')).status).toBe(403);
  });

  it('is the first of its type for a contract that is made without a text', async () => {
    const type = ok(await ask('POST', 'contract-type', { displayName: 'Residency' }));
    const template = async (displayName: string, more: object) =>
      ok(await ask('POST', 'contract-template', { displayName, text: 'For {{talents}}', typeId: type.id, ...more }));
    await template('Hidden', { isHidden: true, position: 0 });
    await template('Second', { position: 2 });
    const first = await template('First', { position: 1 });
    const templateOf = async (given: object) => (await contract(given)).template?.displayName ?? null;
    expect(await templateOf({ typeId: type.id })).toBe(first.displayName);
    expect(await templateOf({ typeId: type.id, terms: 'As agreed' })).toBe(null);
    expect(await templateOf({})).toBe(null);
  });

  it('names no merge fields that do not exist', async () => {
    const refused = await ask('POST', 'contract-template', {
      displayName: 'Odd',
      text: 'For {{clint}} and {{value.x}}',
    });
    expect(refusalOf(refused)).toEqual([400, 'text', 'unknownMergeFields']);
    expect(refused.json.errorDetails[0].params).toEqual({ names: 'clint, value.x' });
    const terms = await shop.call('contract', 'create', { given: { summary: 'Deal', terms: '{{password}}' } });
    expect(refusalOf(terms)).toEqual([400, 'terms', 'unknownMergeFields']);
  });

  it('is listed by the call of the spec, and in what a contract can be made of', async () => {
    const list = ok(await ask('POST', 'contract-template/list', {}));
    expect(list.data.map(({ displayName }: Json) => displayName)).toContain('Booking');
    const all = ok(await ask('GET', 'contracts/metadata', undefined, 'viewAll'));
    expect(Object.keys(all).toSorted()).toEqual(['mergeFields', 'templates', 'terms', 'types']);
    expect(all.mergeFields).toEqual(
      expect.arrayContaining([
        'reference',
        'summary',
        'client',
        'client.email',
        'talents.displayName',
        'value',
        'endsOn',
      ]),
    );
    expect(all.mergeFields).not.toContain('talents.taxNumber');
    expect((await ask('GET', 'contracts/metadata', undefined, 'people')).status).toBe(403);
  });
});

describe('the terms', () => {
  it('are written as one list, and read by name', async () => {
    const termConfigs = [
      { name: 'Payment', text: 'Within 14 days.' },
      { name: 'Travel', text: 'Paid by {{client}}.' },
    ];
    const kept = ok(await ask('PUT', 'terms', { termConfigs }));
    expect(kept.termConfigs).toMatchObject(termConfigs);
    const names: Json[] = ok(await ask('GET', 'terms/simplified', undefined, 'none'));
    expect(names.map(({ name }) => name)).toEqual(['Payment', 'Travel']);
    expect(Object.keys(names[0]).toSorted()).toEqual(['id', 'name']);
    ok(await ask('PUT', 'terms', { termConfigs: kept.termConfigs.slice(1) }));
    expect(ok(await ask('GET', 'terms/simplified'))).toHaveLength(1);
    expect((await ask('PUT', 'terms', { termConfigs: [termConfigs[0], termConfigs[0]] })).status).toBe(400);
    expect((await ask('PUT', 'terms', { termConfigs: [{ name: 'x', text: '{{nobody}}' }] })).status).toBe(400);
    expect((await ask('PUT', 'terms', { termConfigs }, 'viewAll')).status).toBe(403);
  });
});

describe('the reminders', () => {
  it('are rules of days before the notice, the end and what is due', async () => {
    const rules = [
      { of: 'NOTICE', daysBefore: 14 },
      { of: 'AMOUNT_DUE', daysBefore: 0 },
    ];
    expect(ok(await ask('PUT', 'contract-reminder-config', { rules })).rules).toMatchObject(rules);
    expect(ok(await ask('GET', 'contract-reminder-config', undefined, 'none')).rules).toHaveLength(2);
    for (const rule of [
      { of: 'LATER', daysBefore: 1 },
      { of: 'END', daysBefore: -1 },
      { of: 'END', daysBefore: 366 },
    ])
      expect((await ask('PUT', 'contract-reminder-config', { rules: [rule] })).status).toBe(400);
  });
});
