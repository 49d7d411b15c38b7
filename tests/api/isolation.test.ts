import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '../../schema/index.ts';
import { openAgencyServer, type AgencyServer } from '../support/agency.ts';

let server: AgencyServer;
const now = Date.parse('2026-11-20T09:00:00Z');

beforeAll(async () => {
  server = await openAgencyServer(() => now);
});
afterAll(() => server.close());

/** The same people and texts, for whichever agency calls. */
async function fill(token?: string): Promise<string[]> {
  const made: string[] = [];
  const make = async (path: string, body: object): Promise<string> => {
    const answer = await server.call('POST', path, body, token);
    expect(answer.statusCode, answer.body).toBe(200);
    const { id } = answer.json<{ responseData: { id: string } }>().responseData;
    made.push(id);
    return id;
  };
  const music = await make('/client/v1/catalogues', { displayName: 'Music', type: 'TALENT_CATEGORY' });
  const staff = await make('/user/v1/staff', { displayName: 'Mel Tanaka', email: 'mel@same.test' });
  const people = { displayName: 'Ada Okafor', assigneeIds: [staff], categoryIds: [music], location: 'Sydney' };
  const talent = await make('/client/v1/talents', people);
  await make('/client/v1/scouts', people);
  await make('/client/v1/clients', { displayName: 'Ada Okafor Ltd', addresses: [{ addressLine1: '1 Sand St' }] });
  await make('/client/v1/notes', { text: 'Ada called', ownerId: talent });
  await make('/v1/api-filters/user-session', { name: 'Mine', api: 'talents', parameters: 'keyword=ada' });
  return made;
}

/** Every read that an agency can make of what it holds, as the bytes of the answers. */
async function everyRead(ids: readonly string[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const read = async (method: string, path: string, body?: object) => {
    const answer = await server.call(method, path, body);
    answers[`${method} ${path} ${JSON.stringify(body ?? {})}`] = `${answer.statusCode} ${answer.body}`;
  };
  for (const entity of registry.all) {
    for (const { operation, method, path } of entity.routes) {
      if (operation === 'list' || operation === 'count' || operation === 'board') {
        const queries = [{}, { keyword: 'ada' }, { deleted: true }].filter(
          (one) => (!('keyword' in one) || entity.list.search) && !('deleted' in one && operation === 'board'),
        );
        for (const query of queries) {
          const isGet = method === 'GET';
          const text = new URLSearchParams(query as Record<string, string>).toString();
          await read(method, isGet ? `${path}?${text}` : path, isGet ? undefined : query);
        }
      }
      if (operation === 'export') await read(method, path, {});
      if (operation === 'versions') await read(method, path, { ids });
      if (operation === 'one' || operation === 'history') {
        for (const id of ids) await read(method, path.replace('{id}', id));
      }
      if (operation === 'options') {
        for (const [name, field] of Object.entries(entity.fields)) {
          if (/^(ref|status|catalogue)/.test(field.kind)) await read(method, `${path}?field=${name}&keyword=m`);
        }
      }
    }
  }
  for (const path of ['/client/v1/status-category', '/client/v1/custom-fields']) await read('GET', path);
  return answers;
}

test('what an agency reads is the same, byte for byte, whether or not another agency has data', async () => {
  const own = await fill();
  const before = await everyRead(own);
  expect(Object.values(before).filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(40);

  const other = await server.addAgency('Northside');
  const theirs = await fill(other.token);
  await server.call('DELETE', `/client/v1/talents/${theirs[2]}`, undefined, other.token);
  expect(await everyRead(own)).toEqual(before);

  for (const id of theirs) {
    for (const entity of registry.all) {
      const one = entity.routes.find(({ operation }) => operation === 'one');
      const foreign = await server.call('GET', (one?.path ?? '').replace('{id}', id));
      const absent = await server.call(
        'GET',
        (one?.path ?? '').replace('{id}', '01930000-0000-7000-8000-000000000000'),
      );
      expect(`${foreign.statusCode} ${foreign.body}`).toBe(`${absent.statusCode} ${absent.body}`);
    }
  }
});

test('the database itself shows an unbound connection no row of any agency', async () => {
  const { rows } = await server.pools.query<{ name: string }>(null, {
    text: `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity`,
  });
  expect(rows.length).toBeGreaterThan(15);
  for (const { name } of rows) {
    const { rows: found } = await server.pools.query<{ total: number }>(null, {
      text: `select count(*) as total from ${name}`,
    });
    expect({ name, total: found[0]?.total }).toEqual({ name, total: 0 });
  }
  const forced = await server.pools.owner.query(
    `select relname from pg_class where relrowsecurity and not relforcerowsecurity and relnamespace = 'public'::regnamespace`,
  );
  expect(forced.rows).toEqual([]);
});

test('every table that holds an agency is under row-level security, or out of reach of requests', async () => {
  const { rows } = await server.pools.owner.query<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = 'agency_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity
       and has_table_privilege('greenroom_app', c.oid, 'select, insert, update, delete')`,
  );
  expect(rows).toEqual([]);
});
