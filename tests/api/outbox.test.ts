import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { mergeRecords } from '../../server/engine/merge/merge.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { createOutbox } from '../../server/areas/identity/mail/outbox.ts';
import type { NewMail } from '../../server/integrations/mail/port.ts';
import { putFile } from '../support/media.ts';
import { createAccount, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';

const password = 'Greenroom-2026!';
const who = [
  'agency',
  'otherAgency',
  'editAll',
  'viewAssigned',
  'none',
  'superAdmin',
  'superAdminInside',
  'appAdmin',
] as const;
const agencyPath = '/client/v1/outbox';
const productPath = '/user/v1/outbox';

let test: TestApp;
let house: House;
let count = 0;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, who);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['mail', 'rate_limit', 'one_time_code']) await test.pools.owner.query(`delete from ${table}`);
});

const person = async (given: object = {}) => {
  const email = `p${(count += 1)}@outbox.test`;
  const account = { email, password, displayName: 'Ada', ...given };
  return { email, accountId: await createAccount(test.pools.owner, account, test.now()) };
};
const join = (accountId: string, agencyId: string, isInvited = false) =>
  createMembership(test.pools.owner, { agencyId, accountId, role: 'staff', isInvited }, test.now());
const forget = (email: string) => test.ask({ method: 'POST', path: '/user/v1/auth/forgot-password', body: { email } });
const invite = async (accountId: string, agencyId: string) => {
  await join(accountId, agencyId, true);
  await test.pools.transaction(agencyId, (connection) =>
    test.app.invitations.invite(connection, { agencyId, accountId }),
  );
};
const list = (name: PrincipalName, path: string, query = {}) =>
  test.ask({ method: 'GET', path, token: house.of(name).token, query });
const read = (name: PrincipalName, path: string, id: string) =>
  test.ask({ method: 'GET', path: `${path}/${id}`, token: house.of(name).token });
const seen = async (name: PrincipalName, path = agencyPath): Promise<string[]> =>
  (await list(name, path)).data.data.map(({ to }: { to: string }) => to);
/** Returns the number of mails that admins of this agency, others, and super admins may read. */
const readers = async () => [
  await seen('agency'),
  await seen('superAdminInside'),
  await seen('otherAgency'),
  await seen('superAdmin', productPath),
];

describe('the outbox', () => {
  it('shows an agency its own mail, the newest first, and everybody’s to super admins', async () => {
    const own = await person();
    await join(own.accountId, house.agencyId);
    await forget(own.email);
    test.pass(1_000);
    const invited = await person({ password: undefined });
    await invite(invited.accountId, house.agencyId);
    const both = [invited.email, own.email];
    expect(await readers()).toEqual([both, both, [], both]);
  });

  it('shows what a mail says and its link to who opens it, not in the list', async () => {
    const { accountId } = await person({ password: undefined });
    await invite(accountId, house.agencyId);
    const { data } = await list('agency', agencyPath);
    expect(data).toMatchObject({ loadMore: false, nextPageIndex: null, isSending: false });
    expect(data.data).toMatchObject([{ kind: 'invitation', state: 'kept', createdAt: test.now(), sentAt: null }]);
    expect(JSON.stringify(data)).not.toContain('set-password');
    const { data: mail } = await read('superAdminInside', productPath, data.data[0].id);
    expect(mail.text).toContain('{link}');
    expect(mail.link).toMatch(/^http:\/\/127\.0\.0\.1:4000\/staff\/set-password\/[\w-]{43}$/);
    expect((await read('agency', agencyPath, data.data[0].id)).data).toEqual({
      ...mail,
      link: null,
      isForSuperAdmin: true,
    });
    expect((await read('superAdmin', productPath, data.data[0].id)).data).toEqual({
      ...mail,
      link: null,
      withheldBy: { id: house.agencyId, name: 'Harbour' },
    });
    expect((await read('otherAgency', agencyPath, data.data[0].id)).status).toBe(404);
  });

  it('comes in pages', async () => {
    const { accountId, email } = await person();
    await join(accountId, house.agencyId);
    for (let mail = 0; mail < 3; mail += 1) {
      await forget(email);
      test.pass(1_000);
    }
    const first = (await list('agency', agencyPath, { pageSize: 2 })).data;
    const second = (await list('agency', agencyPath, { pageSize: 2, pageIndex: 1 })).data;
    expect([first.data.length, first.loadMore, first.nextPageIndex]).toEqual([2, true, 1]);
    expect([second.data.length, second.loadMore, second.nextPageIndex]).toEqual([1, false, null]);
    const moments = [...first.data, ...second.data].map(({ createdAt }: { createdAt: number }) => createdAt);
    expect(moments).toEqual(moments.toSorted((one, two) => two - one));
  });

  it('is closed to staff, whatever they may do, and to app admins', async () => {
    for (const name of ['editAll', 'appAdmin'] as const) {
      for (const path of [agencyPath, productPath]) expect((await list(name, path)).status).toBe(403);
    }
    expect((await list('agency', productPath)).status).toBe(403);
  });
});

describe('a mail about a password', () => {
  it('of somebody who belongs to another agency as well is for super admins', async () => {
    const { accountId, email } = await person();
    await join(accountId, house.agencyId);
    await join(accountId, house.otherAgencyId);
    await forget(email);
    expect(await readers()).toEqual([[], [], [], [email]]);
  });

  it('of somebody who joined another agency since is theirs no longer', async () => {
    const { accountId, email } = await person();
    await join(accountId, house.agencyId);
    await forget(email);
    const id = (await list('agency', agencyPath)).data.data[0].id;
    await join(accountId, house.otherAgencyId);
    expect(await readers()).toEqual([[], [], [], [email]]);
    expect((await read('agency', agencyPath, id)).status).toBe(404);
  });

  it('of somebody with a role above the agencies is for super admins', async () => {
    const { email } = await person({ productRole: 'app_admin' });
    await forget(email);
    expect(await readers()).toEqual([[], [], [], [email]]);
  });

  it('cannot be had by inviting somebody else’s account', async () => {
    const { accountId, email } = await person();
    await join(accountId, house.otherAgencyId);
    await invite(accountId, house.agencyId);
    test.pass(1_000);
    await forget(email);
    // The agency reads its invitation, which takes the person's own password.
    expect(await readers()).toEqual([[email], [email], [email], [email, email]]);
    const { data } = await list('agency', agencyPath);
    expect(data.data).toMatchObject([{ kind: 'invitation' }]);
  });
});

describe('the link of a mail', () => {
  const kept = async () => {
    const { accountId, email } = await person();
    await join(accountId, house.agencyId);
    await forget(email);
    const id: string = (await list('agency', agencyPath)).data.data[0].id;
    return { id, link: async () => (await read('agency', agencyPath, id)).data.link as string | null };
  };

  it('shows until its hour is over', async () => {
    const { link } = await kept();
    test.pass(3_599_999);
    expect(await link()).toContain('/reset-password?uuid=');
    test.pass(1);
    expect(await link()).toBeNull();
  });

  it.each([
    ['is on its way', 'waiting', null],
    ['was sent', 'sent', null],
    ['could not be delivered', 'failed', expect.any(String)],
  ])('of a mail that %s: %s', async (_case, state, expected) => {
    const { id, link } = await kept();
    await test.pools.owner.query('update mail set state = $2 where id = $1', [id, state]);
    expect(await link()).toEqual(expected);
  });
});

describe('the mail log of a record', () => {
  const make = async (kind: string, body: Readonly<Record<string, unknown>>) =>
    (await createRecord(test.app.engine, systemActor(house.agencyId), kind, body)).record.id;
  const post = async (about: NonNullable<NewMail['about']>, more: Partial<NewMail> = {}, isSending = true) => {
    const words = { subject: 'Your deal', text: 'Secret text {link}', html: '<p>Secret text</p>' };
    const mail = {
      agencyId: house.agencyId,
      accountId: null,
      to: 'ada@client.test',
      kind: 'fileShare',
      ...words,
    } as const;
    const outbox = createOutbox({ isSending, clock: test.now });
    return test.pools.transaction(house.agencyId, (connection) => outbox.post(connection, { ...mail, about, ...more }));
  };
  const log = (name: PrincipalName, ownerType: string, id: string, more: object = {}) =>
    list(name, '/client/v1/mail-logs/system', { id, ownerType, ...more });
  const subjects = async (...asked: Parameters<typeof log>): Promise<string[]> =>
    (await log(...asked)).data.data.map(({ subject }: { subject: string }) => subject);

  it('tells to whom and with what each mail went, and how far it got, but not what it says', async () => {
    const id = await make('talent', { displayName: 'Ada' });
    const mediaId = await putFile(test, house.of('agency').actor, 'contract.pdf', { type: 'document', size: 1234 });
    const mailId = await post(
      { entity: 'talent', id },
      { cc: ['bo@client.test'], attachments: [{ mediaId, filename: 'Deal.pdf' }] },
    );
    await test.pools.owner.query(`update mail set state = 'failed', failure = 'No such mailbox'`);
    test.pass(1_000);
    await post({ entity: 'talent', id }, { subject: 'Once more' });
    const { data, text } = await log('editAll', 'talent', id);
    expect(data).toMatchObject({
      loadMore: false,
      data: [{ subject: 'Once more', state: 'waiting', failure: null }, {}],
    });
    expect(data.data[1]).toEqual({
      id: mailId,
      kind: 'fileShare',
      subject: 'Your deal',
      to: 'ada@client.test',
      cc: ['bo@client.test'],
      attachments: [{ filename: 'Deal.pdf', size: 1234 }],
      state: 'failed',
      failure: 'No such mailbox',
      createdAt: test.now() - 1_000,
      sentAt: null,
    });
    expect(text).not.toContain('Secret');
    expect((await read('agency', agencyPath, mailId)).data).toMatchObject({
      cc: ['bo@client.test'],
      attachments: [{ filename: 'Deal.pdf', size: 1234 }],
    });
    const first = (await log('agency', 'talent', id, { pageSize: 1 })).data;
    expect([first.data.length, first.loadMore, first.nextPageIndex]).toEqual([1, true, 1]);
    expect(await subjects('agency', 'talent', id, { pageSize: 1, pageIndex: 1 })).toEqual(['Your deal']);
  });

  it('is open to whoever may read the record, and to all others as if there were none', async () => {
    const staffId = house.of('viewAssigned').actor?.staffId;
    const contract = await make('contract', { summary: 'Deal', assigneeIds: [staffId] });
    const fee = { label: 'Fee', amount: '100.00', amountCurrency: 'AUD', contractId: contract };
    const amount = await make('contractAmount', fee);
    await post({ entity: 'contract', id: contract });
    await post({ entity: 'contractAmount', id: amount }, { subject: 'Your invoice' });
    const readable = async (ownerType: string, id: string) => {
      const answers = await Promise.all(
        (['agency', 'editAll', 'viewAssigned', 'none', 'otherAgency'] as const).map((name) => log(name, ownerType, id)),
      );
      return answers.map(({ status, data }) => (status === 200 ? data.data.length : status));
    };
    expect(await readable('contract', contract)).toEqual([1, 1, 1, 404, 404]);
    // Money asks for its own right besides.
    expect(await readable('contractAmount', amount)).toEqual([1, 1, 404, 404, 404]);
    const [refused, absent] = [await log('none', 'contract', contract), await log('agency', 'talent', contract)];
    expect(refused.text).toBe(absent.text);
    expect((await log('appAdmin', 'contract', contract)).status).toBe(403);
    expect((await log('agency', 'contracts', contract)).json.errorDetails).toMatchObject([
      { field: 'ownerType', key: 'choice' },
    ]);
  });

  it('goes on where the record is merged into another one', async () => {
    const [kept, gone] = [
      await make('partner', { displayName: 'Opera' }),
      await make('partner', { displayName: 'Oper' }),
    ];
    await post({ entity: 'partner', id: gone }, { subject: 'To Oper' });
    test.pass(1);
    await post({ entity: 'partner', id: kept }, { subject: 'To Opera' });
    const request = { version: 1, goneId: gone, goneVersion: 1 };
    await mergeRecords(test.app.engine, systemActor(house.agencyId), 'partner', kept, request);
    expect(await subjects('agency', 'partner', kept)).toEqual(['To Opera', 'To Oper']);
    expect((await log('agency', 'partner', gone)).status).toBe(404);
  });

  it('is of records of the agency alone', async () => {
    const id = await make('talent', { displayName: 'Ada' });
    await expect(post({ entity: 'partner', id })).rejects.toThrow(/there is no partner/);
    await expect(post({ entity: 'talent', id: house.otherAgencyId })).rejects.toThrow(/there is no talent/);
    expect(await subjects('agency', 'talent', id)).toEqual([]);
  });
});
