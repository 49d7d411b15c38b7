import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAgencyServer, type AgencyServer } from '../support/agency.ts';

let server: AgencyServer;
let otherAgencyId: string;

beforeAll(async () => {
  server = await openAgencyServer();
  const other = await server.addAgency('Northside');
  otherAgencyId = other.agencyId;
  await server.call('POST', '/client/v1/talents', { displayName: 'Theirs' }, other.token);
  await server.call('POST', '/client/v1/talents', { displayName: 'Ours' });
});
afterAll(() => server.close());

const ask = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  server.pools.query<Row>(server.agencyId, { text, values });
/** Returns the present rights of a request: its database role, and the talents that it sees. */
const standing = async () => {
  const { rows } = await ask(
    `select session_user as login, current_user as role, current_setting('is_superuser') as super,
      array(select display_name from talents) as talents`,
  );
  return rows[0];
};
const own = { login: 'greenroom_app', role: 'greenroom_app', super: 'off', talents: ['Ours'] };

it('a request is logged in as a role that has no rights of its own and belongs to no other', async () => {
  expect(await standing()).toEqual(own);
  const { rows } = await ask(
    `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isMighty",
      exists (select from pg_auth_members where member = r.oid) as "isMember",
      exists (select from pg_class where relowner = r.oid) as "isOwner"
     from pg_roles r where rolname = session_user`,
  );
  expect(rows).toEqual([{ isMighty: false, isMember: false, isOwner: false }]);
});

it.each([`select set_config('role', 'none', false)`, 'reset role', 'set role none', 'reset session authorization'])(
  '%s gives a request nothing that it did not have',
  async (text) => {
    await ask(text);
    expect(await standing()).toEqual(own);
  },
);

it.each([
  `select set_config('role', rolname, false) from pg_roles where rolsuper`,
  `select set_config('session_authorization', rolname, false) from pg_roles where rolsuper`,
  `select pg_read_file('/etc/hostname')`,
  `select pg_ls_dir('.')`,
  `select lo_import('/etc/hostname')`,
  `copy (select 1) to program 'true'`,
  `copy talents from '/etc/hostname'`,
  'alter role greenroom_app superuser',
  'alter role greenroom_app bypassrls',
  'create role another login',
  'alter table talents disable row level security',
  'drop policy talents_agency on talents',
  'create function public.mine() returns int language sql as $$ select 1 $$',
  'create extension dblink',
  'select * from account',
  'select * from secret',
  'select rolpassword from pg_authid',
])('%s is refused to a request', async (text) => {
  await expect(ask(text)).rejects.toThrow(/permission denied|must be owner/);
  expect(await standing()).toEqual(own);
});

it('the name of another agency in a statement finds nothing of it', async () => {
  const { rows } = await ask('select display_name from talents where agency_id = $1', [otherAgencyId]);
  expect(rows).toEqual([]);
});
