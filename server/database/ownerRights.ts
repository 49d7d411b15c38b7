import type pg from 'pg';
import { appRole } from './requestAddress.ts';

/** Rights that migrating requires of the role in the database's address, as far as the server has them. */
export interface OwnerRights {
  /** The role of DATABASE_URL and the database, as SQL writes their names. */
  readonly owner: string;
  readonly database: string;
  /** Is the role that requests log in as there, and may it log in? */
  readonly hasAppRole: boolean;
  readonly hasLogin: boolean;
  /** True if the owner may create the role that requests log in as. */
  readonly mayMakeRoles: boolean;
  /** True if the owner may let that role log in. */
  readonly mayGiveLogin: boolean;
  /** May the owner become it, which is how its password is set? */
  readonly mayBecomeApp: boolean;
  /** May the owner make schemas and trusted extensions in the database, and tables in its schema `public`? */
  readonly mayBuild: boolean;
}

const facts = `
  select quote_ident(current_user) as owner, quote_ident(current_database()) as database,
    app.oid is not null as "hasAppRole", coalesce(app.rolcanlogin, false) as "hasLogin",
    me.rolcreaterole or me.rolsuper as "mayMakeRoles",
    me.rolsuper or me.rolcreaterole and (
      current_setting('server_version_num')::int < 160000
      or exists (select from pg_auth_members m where m.roleid = app.oid and m.member = me.oid and m.admin_option)
    ) as "mayGiveLogin",
    coalesce(pg_has_role(me.oid, app.oid,
      case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end), false) as "mayBecomeApp",
    has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayBuild"
  from pg_roles me left join pg_roles app on app.rolname = $1
  where me.rolname = current_user`;

/** Reads the rights of the connected role. */
export async function readOwnerRights(client: pg.ClientBase): Promise<OwnerRights> {
  const { rows } = await client.query<OwnerRights>(facts, [appRole]);
  return rows[0] as OwnerRights;
}

/**
 * Returns the statements that grant the owner the lacking rights, for an administrator to run; none if nothing is
 * lacking.
 */
export function grantsFor({ owner, database, ...has }: OwnerRights): readonly string[] {
  const needsRole = !has.hasAppRole && !has.mayMakeRoles;
  return [
    ...(needsRole ? [`CREATE ROLE ${appRole} LOGIN;`] : []),
    ...(has.hasAppRole && !has.hasLogin && !has.mayGiveLogin ? [`ALTER ROLE ${appRole} LOGIN;`] : []),
    ...(needsRole || (has.hasAppRole && !has.mayBecomeApp) ? [`GRANT ${appRole} TO ${owner};`] : []),
    ...(has.mayBuild
      ? []
      : [`ALTER DATABASE ${database} OWNER TO ${owner};`, `ALTER SCHEMA public OWNER TO ${owner};`]),
  ];
}

/**
 * Returns one line for the operator: the role that lacks rights, and how to grant them; empty if that is not the cause.
 */
export function adviceOn(rights: OwnerRights): string {
  const grants = grantsFor(rights);
  if (grants.length === 0) return '';
  return `; the role ${rights.owner} of DATABASE_URL lacks rights: as an administrator, in the database ${rights.database}, run: ${grants.join(' ')}`;
}
