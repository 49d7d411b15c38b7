import { expect, it } from 'vitest';
import { defineEntity } from '../../../../schema/language/define.ts';
import { field } from '../../../../schema/fields/kinds.ts';
import type { RefusalError } from '../../../errors.ts';
import { assigningOf } from './assigning.ts';

const base = {
  name: 'shift',
  group: 'none',
  title: 'name',
  access: 'TASK',
  api: { base: '/client/v1/shifts' },
  list: { columns: ['name'], sortable: ['name'], sort: ['name', 'ASC'] },
} as const;
const name = field.text({ required: true });
const leader = field.ref('staff', { assigns: true });
const helpers = field.refs('staff', { assigns: true });
const ida = { id: 'ida', displayName: 'Ida', avatar: null, kind: 'staff' };

it('is the set of staff, whichever single fields stand before it', () => {
  const fields = { name, leader, helpers };
  const assigning = assigningOf(defineEntity({ ...base, fields, form: { shift: ['name', 'leader', 'helpers'] } }));
  expect(assigning?.body(['ida', 'ben'])).toEqual({ helperIds: ['ida', 'ben'] });
  expect(assigning?.staffsOf({ leader: null, helpers: [ida] })).toEqual([ida]);
});

it('is the one person where there is no set, and holds no second one', () => {
  const assigning = assigningOf(
    defineEntity({ ...base, fields: { name, leader }, form: { shift: ['name', 'leader'] } }),
  );
  expect(assigning?.body(['ida'])).toEqual({ leaderId: 'ida' });
  expect(assigning?.body([])).toEqual({ leaderId: null });
  expect(assigning?.staffsOf({ leader: ida })).toEqual([ida]);
  expect(assigning?.staffsOf({ leader: null })).toEqual([]);
  let refused: unknown;
  try {
    assigning?.body(['ida', 'ben']);
  } catch (error) {
    refused = error;
  }
  expect((refused as RefusalError).options.details).toMatchObject([{ field: 'staffIds', key: 'tooMany' }]);
});

it('is none where no field assigns', () => {
  expect(assigningOf(defineEntity({ ...base, fields: { name }, form: { shift: ['name'] } }))).toBeUndefined();
});
