import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openContracts, refusalOf } from '../support/contracts.ts';
import { pagesOfPdf } from '../support/pdfText.ts';
import type { PrincipalName } from '../support/principals.ts';

/** Contracts on paper: seen as a PDF, and kept among the documents of the contract when it is sent. */
const { shop, ask, ok, staffIdOf, statusOf, contract, runDue } = await openContracts();
afterAll(() => shop.close());

const active = await statusOf('ACTIVE');

/** The bytes of a file that the server sends. */
async function bytesOf(path: string, as: PrincipalName = 'agency'): Promise<Buffer> {
  const { token } = shop.house.of(as);
  const answer = await shop.test.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.rawPayload;
}

async function pagesOf(pdf: Buffer): Promise<readonly string[]> {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  return pagesOfPdf(pdf);
}

const preview = (id: string, as?: PrincipalName) => bytesOf(`/client/v1/contracts/${id}/document`, as);
const documentsOf = async (id: string, as?: PrincipalName): Promise<Json[]> =>
  (await shop.read('contract', id, as)).documents;
const historyOf = async (id: string): Promise<string> => (await shop.call('contract', 'history', { id })).text;

describe('the document of a contract', () => {
  it('is seen before it is kept, as a draft, with what has no value marked', async () => {
    const { id, reference } = await contract({ terms: 'Between **{{client}}** and us until {{endsOn}}.' });
    const [page = ''] = await pagesOf(await preview(id));
    for (const text of ['Deal', reference, 'Draft', 'Between {{client}} and us', '{{endsOn}}', 'Page 1 of 1'])
      expect(page).toContain(text);
    const refused = await ask('POST', `contracts/${id}/document`);
    expect(refusalOf(refused)).toEqual([400, 'clientId', 'documentGap']);
    expect(refused.text).toContain('client, endsOn');
    expect(await documentsOf(id)).toEqual([]);
  });

  it('is refused without a text, and with characters that no font has', async () => {
    const empty = await contract();
    expect(refusalOf(await ask('GET', `contracts/${empty.id}/document`))).toEqual([400, undefined, 'documentEmpty']);
    const odd = await contract({ summary: 'Night of 𒀀', terms: 'Agreed' });
    const refused = await ask('GET', `contracts/${odd.id}/document`);
    expect(refusalOf(refused)).toEqual([400, undefined, 'missingGlyphs']);
    expect(refused.text).toContain('No font has these characters: 𒀀 (U+12000)');
    // Nobody sends what cannot be printed.
    expect(refusalOf(await ask('POST', `contracts/${odd.id}/activate`, {}))).toEqual([400, undefined, 'missingGlyphs']);
    expect((await shop.read('contract', odd.id)).status.categoryCode).toBe('DRAFT');
  });

  it('prints what is in names as it stands', async () => {
    const names = [
      '#read("/etc/passwd") $x^2$',
      '**bold** _it_ [link](http://a.test) | `code` <b>',
      '\\ {x} &amp; ~~no~~',
    ];
    const client = await shop.make('partner', { displayName: names.join(' ') });
    const talent = await shop.make('talent', { displayName: '# #import "x.typ": *' });
    const { id } = await contract({
      clientId: client.id,
      talentIds: [talent.id],
      terms: 'Client: {{client}}.\n\n{{talents}}\n\n- [x](javascript:alert(1))',
    });
    const page = (await pagesOf(await preview(id))).join('').replaceAll(/\s+/g, '');
    for (const name of [...names, '# #import "x.typ": *']) expect(page).toContain(name.replaceAll(/\s+/g, ''));
    expect(page).not.toContain('root:');
  });

  it('is kept once for the same words, and its bytes stay what their sha256 says', async () => {
    const { id } = await contract({ terms: 'Agreed.' });
    const kept = ok(await ask('POST', `contracts/${id}/document`));
    expect(ok(await ask('POST', `contracts/${id}/document`)).id).toBe(kept.id);
    expect(kept).toMatchObject({ contentType: 'application/pdf', typeOfMedia: 5, filename: /^C.* Deal\.pdf$/ });
    const bytes = await bytesOf(kept.cdnOrigin);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(kept.sha256);
    ok(await shop.call('contract', 'update', { id, given: { terms: 'Agreed otherwise.' } }));
    const many = await Promise.all(Array.from({ length: 4 }, () => ask('POST', `contracts/${id}/document`)));
    expect(new Set(many.map((one) => ok(one).id)).size).toBe(1);
    expect((await documentsOf(id)).map(({ sha256 }) => sha256)).toEqual([kept.sha256, ok(many[0] as never).sha256]);
    expect(await historyOf(id)).toContain('"field":"documentIds"');
    // A write of the record cannot take it away.
    await shop.call('contract', 'update', { id, given: { documentIds: [], description: 'New' } });
    expect(await documentsOf(id)).toHaveLength(2);
  });

  it('is seen by who may read the contract, and kept by who may edit it and knows of its money', async () => {
    const mine = { assigneeIds: [staffIdOf('viewAssigned'), staffIdOf('editAssigned')] };
    const { id } = await contract({ terms: 'For {{value}}.', value: '1200.00', valueCurrency: 'EUR', ...mine });
    expect((await pagesOf(await preview(id)))[0]).toContain('EUR 1,200.00');
    const [blind = ''] = await pagesOf(await preview(id, 'viewAssigned'));
    expect(blind).toContain('{{value}}');
    expect(blind).not.toMatch(/1,?200/);
    for (const [as, status] of [
      ['none', 403],
      ['people', 403],
      ['otherAgency', 404],
    ] as const) {
      expect((await ask('GET', `contracts/${id}/document`, undefined, as)).status).toBe(status);
      expect((await ask('POST', `contracts/${id}/document`, undefined, as)).status).toBe(status);
    }
    for (const as of ['viewAssigned', 'editAssigned'] as const)
      expect((await ask('POST', `contracts/${id}/document`, undefined, as)).status).toBe(403);
    const kept = ok(await ask('POST', `contracts/${id}/document`));
    expect(await shop.read('contract', id, 'viewAssigned')).not.toHaveProperty('documents');
    const file = { method: 'GET', path: kept.cdnOrigin } as const;
    for (const [as, status] of [
      ['viewAll', 200],
      ['viewAssigned', 404],
      ['otherAgency', 404],
    ] as const)
      expect((await shop.test.ask({ ...file, token: shop.house.of(as).token })).status).toBe(status);
  });
});

describe('a contract that is sent', () => {
  it('has its document kept once each time, however many servers look, with the words that it had then', async () => {
    const { id } = await contract({ terms: 'First words.' });
    ok(await ask('POST', `contracts/${id}/activate`, {}));
    // Changed before any server came to it.
    ok(await shop.call('contract', 'update', { id, given: { terms: 'Later words.' } }));
    for (let round = 0; round < 2; round += 1) await Promise.all(Array.from({ length: 5 }, () => runDue()));
    const [sent, ...more] = await documentsOf(id);
    expect(more).toEqual([]);
    const bytes = await bytesOf(sent.cdnOrigin);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sent.sha256);
    const [page = ''] = await pagesOf(bytes);
    expect(page).toContain('First words.');
    expect(page).not.toContain('Draft');
    ok(await ask('POST', `contracts/${id}/redraft`, {}));
    ok(await ask('POST', `contracts/${id}/activate`, {}));
    await runDue();
    expect(await documentsOf(id)).toHaveLength(2);
  });

  it('is not sent while its text has gaps, needs no text, and is entered as it stands', async () => {
    const gaps = await contract({ terms: 'For {{client}}.' });
    const refused = await shop.call('contract', 'update', { id: gaps.id, given: { statusId: active } });
    expect(refusalOf(refused)).toEqual([400, 'clientId', 'documentGap']);
    const none = await contract();
    ok(await ask('POST', `contracts/${none.id}/activate`, {}));
    const entered = await contract({ statusId: active, terms: 'For {{client}}.' });
    await runDue();
    for (const { id } of [none, entered]) expect(await documentsOf(id)).toEqual([]);
  });
});
