import { expect, it } from 'vitest';
import { profileColumns } from '../../bench/server/profile.ts';
import { talentSchema } from '../../bench/server/talentRow.ts';
import { keysOf } from '../../schema/language/check.ts';
import { recordSchema } from '../../schema/derive/jsonSchema.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { registry } from '../../schema/index.ts';
import { listedFields } from '../../schema/language/listFields.ts';

const talent = registry.get('talent') as AnyEntity;
const system = ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'permissions', 'custom'];
const listed = new Set([
  ...system,
  ...[...listedFields(talent)].flatMap((name) => keysOf(name, talent.fields[name] as never)),
]);

it('the hand-written list that the engine is measured against answers the same keys', () => {
  expect(Object.keys(talentSchema.properties).toSorted()).toEqual([...listed].toSorted());
});

it('and so does the hand-written record', () => {
  // Only lists that ask for it have who deleted a record.
  const keys = Object.keys(recordSchema(talent)['properties'] as object).filter((key) => key !== 'deletedBy');
  const further = keys.filter((key) => !listed.has(key));
  // The ids of sports are read off the sports.
  expect(further.filter((key) => !profileColumns.includes(`'${key}'`))).toEqual(['sportIds']);
});
