import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordSchema } from '../../schema/derive/jsonSchema.ts';
import { orderKey } from '../../schema/language/board.ts';
import { keysOf } from '../../schema/language/check.ts';
import { deletedByKey } from '../../schema/language/entity.ts';
import type { Field } from '../../schema/fields/field.ts';
import { listedFields } from '../../schema/language/listFields.ts';


import { fixtureRegistry } from '../support/fixture.ts';

import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

/** Keys of records in the answers of each entity. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

describe.each(fixtureRegistry.all.map((entity) => ({ name: entity.name, entity })))(
  'the answers about $name',
  ({ name, entity }) => {
    it('carry every key that is described, whichever call brings them', async () => {
      const keys = Object.keys(recordSchema(entity)['properties'] as object).toSorted();
      // Only lists that ask for it have it, or those in the order of a board.
      const described = keys.filter((key) => key !== deletedByKey && key !== orderKey);
      const [id = ''] = shop.find([name]);
      const record = offers(entity, 'create') ? await shop.make(name) : await shop.read(name, id);
      expect(Object.keys(record).toSorted()).toEqual(described);
      const { data } = await shop.call(name, 'list', { given: { ids: [record.id] } });
      expect(Object.keys(data).toSorted()).toEqual(['data', 'loadMore', 'nextPageIndex', 'total']);
      // Rows and what stands on further tabs comes with the record alone, unless a column shows it.
      const listed = [...listedFields(entity)].flatMap((field) => keysOf(field, entity.fields[field] as Field));
      const always = ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'custom'].filter((key) => key in record);
      const row = Object.fromEntries([...always, ...listed].map((key) => [key, record[key]]));
      expect(data.data).toEqual([row]);
    });
  },
);
