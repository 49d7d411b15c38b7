import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../startError.ts';
import { adviceOn, readOwnerRights } from './ownerRights.ts';
import { appRole, requestPassword, requestUrl } from './requestAddress.ts';
import { scramVerifier } from './scram.ts';

/** PostgreSQL's error codes. */
const invalidPassword = '28P01';
const invalidAuthorization = '28000';
const insufficientPrivilege = '42501';
/** "Tuple concurrently updated": a server of another database of the cluster changes the same role at this moment. */
const internalError = 'XX000';
const mostTries = 10;

interface AppRole {
  readonly mayLogIn: boolean;
  readonly mayConnect: boolean;
  /** Attributes that requests must not have, as ALTER ROLE takes them away. */
  readonly excess: readonly string[];
  /** Roles that it belongs to, as SQL writes their names. */
  readonly groups: readonly string[];
  /** The database, as SQL writes its name. */
  readonly database: string;
}

const facts = `
  select rolcanlogin as "mayLogIn", has_database_privilege(oid, current_database(), 'connect') as "mayConnect",
    quote_ident(current_database()) as database,
    array_remove(array[
      case when rolsuper then 'NOSUPERUSER' end, case when rolcreaterole then 'NOCREATEROLE' end,
      case when rolcreatedb then 'NOCREATEDB' end, case when rolreplication then 'NOREPLICATION' end,
      case when rolbypassrls then 'NOBYPASSRLS' end
    ], null) as excess,
    array(select quote_ident(g.rolname) from pg_auth_members m join pg_roles g on g.oid = m.roleid where m.member = a.oid)
      as groups
  from pg_roles a where rolname = $1`;

/** A database of another owner in which the role has rights: another installation, which may have set another password. */
const sharers = `
  select d.datname as name from pg_shdepend s join pg_database d on d.oid = s.dbid
  where s.refclassid = 'pg_authid'::regclass and s.refobjid = $1::regrole and d.datname <> current_database()
    and d.datdba <> (select oid from pg_roles where rolname = current_user)
  limit 1`;

/**
 * Lets requests log in: gives the role LOGIN, the right to connect and its password, where it lacks them, and proves that
 * it gets in. Servers of one database, and databases of one owner, agree on the password without telling each other.
 * @param ownerUrl a migrated database, as its owner
 * @param given DATABASE_APP_PASSWORD, which is never set by the server; null derives one from the owner's
 * @throws StartError with one line that says what to do
 */
export async function ensureRequestLogin(ownerUrl: string, given: string | null = null): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await prepare(client, ownerUrl, given);
      } catch (error) {
        if (codeOf(error) !== internalError || attempt === mostTries) throw await explained(client, error);
        await pause(20 * attempt);
      }
    }
  } finally {
    await client.end();
  }
}

async function prepare(client: pg.Client, ownerUrl: string, given: string | null): Promise<void> {
  const { rows } = await client.query<AppRole>(facts, [appRole]);
  const [role] = rows;
  if (role === undefined)
    throw new StartError(`The role ${appRole} is gone. As an administrator, run: CREATE ROLE ${appRole} LOGIN;`);
  assertModest(role);
  if (!role.mayLogIn) await client.query(`alter role ${appRole} login`);
  if (!role.mayConnect) await client.query(`grant connect on database ${role.database} to ${appRole}`);

  const fault = await logIn(ownerUrl, given);
  if (fault === null) return;
  const password = requestPassword(ownerUrl, given);
  if (codeOf(fault) !== invalidPassword || given !== null || password === null) throw refusalOf(fault, given !== null);
  const { rows: others } = await client.query<{ name: string }>(sharers, [appRole]);
  if (others[0] !== undefined) throw sharedWith(others[0].name);
  await setPassword(client, password);
  const remaining = await logIn(ownerUrl, given);
  if (remaining !== null) throw refusalOf(remaining, false);
}

/** Refuses a role by which one injected statement would get further than the agency that it is bound to. */
function assertModest({ excess, groups }: AppRole): void {
  const statements = [
    ...(excess.length > 0 ? [`ALTER ROLE ${appRole} ${excess.join(' ')};`] : []),
    ...groups.map((group) => `REVOKE ${group} FROM ${appRole};`),
  ];
  if (statements.length === 0) return;
  const cure = `As an administrator, run: ${statements.join(' ')}`;
  throw new StartError(`The role ${appRole}, as which requests run, has rights that they must not have. ${cure}`);
}

/** Sets the password as the role itself: a role that may become another may change its password without CREATEROLE. */
async function setPassword(client: pg.Client, password: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local role ${appRole}`);
    await client.query(`alter role ${appRole} password '${scramVerifier(password)}'`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Tests the login of the requests' role: null on success, else the error. */
async function logIn(ownerUrl: string, given: string | null): Promise<unknown> {
  const client = new pg.Client({ connectionString: requestUrl(ownerUrl, given), connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function refusalOf(fault: unknown, isGiven: boolean): StartError {
  const reason = fault instanceof Error ? fault.message.replaceAll('\n', ' ') : String(fault);
  const isRefused = [invalidPassword, invalidAuthorization].includes(codeOf(fault) ?? '');
  const cure = isGiven
    ? `As an administrator, run: ALTER ROLE ${appRole} LOGIN PASSWORD '...'; with the password of DATABASE_APP_PASSWORD`
    : `Let pg_hba.conf admit it as it admits the role of DATABASE_URL, or set DATABASE_APP_PASSWORD to its password`;
  return new StartError(`Requests cannot log in as ${appRole}: ${reason}${isRefused ? `. ${cure}` : ''}`);
}

function sharedWith(database: string): StartError {
  return new StartError(
    `The role ${appRole} serves the database ${database} of another owner too, so its password is not this server's to set. ` +
      `As an administrator, run: ALTER ROLE ${appRole} LOGIN PASSWORD '...'; and set DATABASE_APP_PASSWORD to it for each`,
  );
}

/** An error of the owner's own statements, with what gives the right that it lacks. */
async function explained(client: pg.Client, error: unknown): Promise<unknown> {
  if (error instanceof StartError || !(error instanceof pg.DatabaseError)) return error;
  const advice = error.code === insufficientPrivilege ? adviceOn(await readOwnerRights(client)) : '';
  return new StartError(`Requests cannot be given a login: ${error.message}${advice}`, { cause: error });
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string } | null)?.code;
}
