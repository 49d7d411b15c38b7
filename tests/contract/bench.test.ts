import { describe, expect, it } from 'vitest';
import { profileColumns } from '../../bench/server/profile.ts';
import { talentSchema } from '../../bench/server/talentRow.ts';
import { taskSchema } from '../../bench/tasks/bareTask.ts';
import { keysOf } from '../../schema/language/check.ts';
import { recordSchema } from '../../schema/derive/jsonSchema.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { registry } from '../../schema/index.ts';
import { listedFields } from '../../schema/language/listFields.ts';

const talent = registry.get('talent') as AnyEntity;
const task = registry.get('task') as AnyEntity;
const system = ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'permissions'];
const listed = (entity: AnyEntity) =>
  new Set([
    ...system,
    ...(entity.customFields ? ['custom'] : []),
    ...[...listedFields(entity)].flatMap((name) => keysOf(name, entity.fields[name] as never)),
  ]);
// Only lists that ask for it have who deleted a record, or its place on a board.
const onceAsked = ['deletedBy', 'order'];
const whole = (entity: AnyEntity) =>
  Object.keys(recordSchema(entity)['properties'] as object).filter((key) => !onceAsked.includes(key));

describe('what is written by hand, which the engine is measured against, answers the same keys', () => {
  it.each([
    ['talents', talent, talentSchema],
    ['tasks', task, taskSchema],
  ] as const)('in a list of %s', (_, entity, { properties }) => {
    expect(Object.keys(properties).toSorted()).toEqual([...listed(entity)].toSorted());
  });

  it('in a talent', () => {
    const further = whole(talent).filter((key) => !listed(talent).has(key));
    // The ids of sports and files are read off them.
    expect(further.filter((key) => !profileColumns.includes(`'${key}'`))).toEqual(['mediaIds', 'sportIds']);
  });

  it('in a task', () => {
    expect(Object.keys(taskSchema.properties).toSorted()).toEqual(whole(task).toSorted());
  });
});
