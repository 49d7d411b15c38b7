import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, hour, openIdentityRows, type IdentityRows } from '../support/identityRows.ts';

/** Guarantees of the database functions about mail that operators read, whatever was checked before the call. */
let rows: IdentityRows;
let agency: string;
let other: string;

beforeAll(async () => {
  rows = await openIdentityRows();
  agency = await rows.makeAgency('Harbour');
  other = await rows.makeAgency('Northside');
});
afterAll(() => rows.close());

async function makeMail(accountId: string, kind: 'invitation' | 'passwordReset', agencyId: string | null = null) {
  const id = v7();
  const words = { recipient: 'ada@house.test', subject: 'Hello', text: 'Here: {link}', html: 'Here: {link}' };
  const link = { link: 'https://greenroom.test/x', link_until: at(hour) };
  const row = { id, agency_id: agencyId, account_id: accountId, kind, state: 'kept', created_at: at() };
  await rows.insert('mail', { ...row, ...words, ...link });
  return id;
}

const superAdmin = () => rows.makeAccount({ product_role: 'super_admin' });

it('opens the agency that it is of, and unless it invites every one where its account has accepted', async () => {
  const opened = async (mail: string) => (await rows.run('select * from mail_agencies($1) order by 1', mail)).length;
  const [ada, bo, visitor] = [await rows.makeAccount(), await rows.makeAccount(), await superAdmin()];
  for (const id of [ada, visitor]) for (const one of [agency, other]) await rows.join(id, one);
  await rows.join(bo, agency);
  await rows.join(bo, other, { invitedAt: at() });
  expect(await opened(await makeMail(ada, 'passwordReset'))).toBe(2);
  expect(await opened(await makeMail(ada, 'invitation', agency))).toBe(1);
  expect(await opened(await makeMail(bo, 'passwordReset'))).toBe(1);
  expect(await opened(await makeMail(visitor, 'passwordReset'))).toBe(0);
});

it('is read by super admins who are not suspended, and its link inside an agency that it opens', async () => {
  const ada = await rows.makeAccount();
  await rows.join(ada, agency);
  const mail = await makeMail(ada, 'passwordReset');
  const read = async (reader: string, inside: string | null = null) =>
    rows.askIn(inside, '(select to_json(m) from mail_of_product($1, $2, $3, 10, 0) m)', reader, at(), mail) as Promise<{
      link: string | null;
      withheld_by: string | null;
    } | null>;
  const [visitor, gone] = [await superAdmin(), await superAdmin()];
  await rows.suspend(gone);
  expect(await read(ada)).toBe(null);
  expect(await read(gone)).toBe(null);
  expect(await read(visitor)).toMatchObject({ link: null, withheld_by: agency });
  expect(await read(visitor, other)).toMatchObject({ link: null, withheld_by: agency });
  expect(await read(visitor, agency)).toMatchObject({ link: expect.any(String) as string, withheld_by: null });
});

it('is noted once an hour where a super admin reads it, for each reader, mail and whether its link showed', async () => {
  const [ada, bo, visitor, another] = [
    await rows.makeAccount(),
    await rows.makeAccount({ product_role: 'app_admin' }),
    await superAdmin(),
    await superAdmin(),
  ];
  await rows.join(ada, other);
  const [mail, second] = [await makeMail(ada, 'passwordReset'), await makeMail(ada, 'passwordReset')];
  const note = (reader: string, of: string, hasLink: boolean, moment = at()) =>
    rows.run('select mail_note_reading($1, $2, $3, $4)', reader, of, hasLink, moment);
  const notes = async () => (await rows.run('select from agency_event where agency_id = $1', other)).length;
  for (const reader of [bo, ada]) await note(reader, mail, false);
  expect(await notes()).toBe(0);
  await note(visitor, mail, false);
  await note(visitor, mail, false, at(1000));
  expect(await notes()).toBe(1);
  await note(another, mail, false);
  await note(visitor, second, false);
  await note(visitor, mail, true);
  await note(visitor, mail, false, at(hour));
  expect(await notes()).toBe(5);
});
