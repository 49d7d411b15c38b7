import { v7 } from 'uuid';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../generated/settings.ts';
import { defineEntity, defineVariant } from '../../schema/language/define.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import type { Field } from '../../schema/fields/field.ts';
import { registry } from '../../schema/index.ts';
import { defineRegistry, type Registry } from '../../schema/language/registry.ts';
import { pendingMigration } from '../../scripts/generate/migration.ts';
import { allTables } from '../../scripts/generate/allTables.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const { talent, scout, partner } = registry.entities as unknown as Record<string, AnyEntity>;

/** A declaration in which fields have other names, each with the former one. */
function renamed(entity: AnyEntity, names: Readonly<Record<string, string>>): AnyEntity {
  const nameOf = (name: string) => names[name] ?? name;
  const all = (list: readonly string[] = []) => list.map(nameOf);
  const { list, form } = entity;
  const fields = Object.entries(entity.fields).map(([name, field]): [string, Field] =>
    names[name] === undefined ? [name, field] : [names[name], { ...field, renamedFrom: name }],
  );
  return {
    ...entity,
    fields: Object.fromEntries(fields),
    list: {
      ...list,
      columns: all(list.columns),
      hidden: all(list.hidden),
      card: all(list.card),
      filters: all(list.filters),
      sortable: all(list.sortable),
      search: all(list.search),
      bulk: list.bulk && { edit: all(list.bulk.edit) },
      pin: list.pin && nameOf(list.pin),
    },
    quick: entity.quick && all(entity.quick),
    duplicates: all(entity.duplicates),
    states:
      entity.states && Object.fromEntries(Object.entries(entity.states).map(([name, one]) => [nameOf(name), one])),
    import: entity.import && { key: all(entity.import.key) },
    fulfils:
      entity.fulfils &&
      Object.fromEntries(
        Object.entries(entity.fulfils).map(([kind, one]) => [
          kind,
          { ...one, takes: Object.fromEntries(Object.entries(one.takes).map(([name, from]) => [nameOf(name), from])) },
        ]),
      ),
    form: Object.fromEntries(Object.entries(form).map(([section, fieldNames]) => [section, all(fieldNames)])),
  };
}

/** Greenroom's declarations after a release in which some fields of people and companies are called otherwise. */
function later(): Registry {
  const people = { headline: 'tagline', phoneNumber: 'mobile', location: 'home', tags: 'labels', state: 'condition' };
  const person = defineEntity(renamed(talent as AnyEntity, people) as never) as unknown as AnyEntity;
  const prospect = defineVariant(person as never, renamed(scout as AnyEntity, people) as never) as unknown as AnyEntity;
  const company = defineEntity(renamed(partner as AnyEntity, { addresses: 'places', assignees: 'keepers' }) as never);
  const inverse = (entity: AnyEntity) => entity;
  const entities = {
    ...registry.entities,
    talent: inverse(person),
    scout: prospect,
    partner: company as unknown as AnyEntity,
  };
  return defineRegistry(entities, settings) as Registry;
}

describe('a field that has another name since this release', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const agency = v7();
  const ids = { talent: v7(), partner: v7(), staff: v7(), tag: v7(), address: v7() };

  beforeAll(async () => {
    database = await openTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query("select set_config('app.agency', $1, false)", [agency]);
    for (const [kind, id] of Object.entries(ids)) {
      await client.query(`insert into record (agency_id, id, kind, label) values ($1, $2, $3, 'x')`, [
        agency,
        id,
        kind,
      ]);
    }
    await client.query(
      `insert into talents (agency_id, id, kind, created_at, updated_at, display_name, state, headline, phone_number,
         country_code, location, location_id)
       values ($1, $2, 'talent', now(), now(), 'Ada', 'ARCHIVED', 'Sings', '0412 345 678', 'AU', 'Sydney', 'p1')`,
      [agency, ids.talent],
    );
    await client.query('insert into talents_tags values ($1, $2, $3, 1)', [agency, ids.talent, ids.tag]);
    await client.query(
      `insert into partners (agency_id, id, created_at, updated_at, display_name) values ($1, $2, now(), now(), 'Co')`,
      [agency, ids.partner],
    );
    await client.query(
      `insert into partners_addresses (agency_id, id, owner_id, position, address_line1) values ($1, $2, $3, 1, '1 Sand St')`,
      [agency, ids.address, ids.partner],
    );
    await client.query('insert into partners_assignees values ($1, $2, $3, 1)', [agency, ids.partner, ids.staff]);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('keeps its values: nothing is dropped, columns and side tables are renamed', async () => {
    const { statements } = await pendingMigration(allTables(later()));
    const text = statements.join('\n');
    expect(text).not.toMatch(/DROP (TABLE|COLUMN)|ADD COLUMN|CREATE TABLE/i);
    for (const statement of statements) await client.query(statement);

    const { rows: people } = await client.query(
      'select tagline, mobile, country_code, home, home_id, condition from talents',
    );
    expect(people).toEqual([
      {
        tagline: 'Sings',
        mobile: '0412 345 678',
        country_code: 'AU',
        home: 'Sydney',
        home_id: 'p1',
        condition: 'ARCHIVED',
      },
    ]);
    expect((await client.query('select target_id from talents_labels')).rows).toEqual([{ target_id: ids.tag }]);
    expect((await client.query('select address_line1 from partners_places')).rows).toEqual([
      { address_line1: '1 Sand St' },
    ]);
    expect((await client.query('select target_id from partners_keepers')).rows).toEqual([{ target_id: ids.staff }]);
    await expect(client.query(`update talents set condition = 'GONE'`)).rejects.toThrow(/check/);
  });

  it('leaves the second wall around what was renamed', async () => {
    const { rows } = await client.query<{ relname: string; is_forced: boolean; policies: string[] }>(
      `select c.relname, c.relrowsecurity and c.relforcerowsecurity as is_forced,
         (select array_agg(p.policyname::text) from pg_policies p where p.tablename = c.relname) as policies
       from pg_class c where c.relname in ('talents', 'talents_labels', 'partners_places', 'partners_keepers')`,
    );
    expect(rows).toHaveLength(4);
    for (const { relname, is_forced: isForced, policies } of rows) {
      expect([relname, isForced, policies]).toEqual([relname, true, [`${relname}_agency`]]);
    }
  });
});

it('asks for nothing where the declarations are those of the last migration', async () => {
  const { statements } = await pendingMigration(allTables(registry as Registry));
  expect(statements).toEqual([]);
});
