import { field } from '../fields/kinds.ts';
import { defineEntity, defineVariant } from '../language/define.ts';
import type { TabName } from './catalogKeys.ts';

/** Compiles only where two types are the same. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : { other: Other }) : { one: One };
const assertSame = <_T extends true>(): void => {};

const base = {
  group: 'none',
  access: 'TASK',
  list: { columns: ['name'], sort: ['name', 'ASC'] },
} as const;

const outing = defineEntity({
  ...base,
  name: 'outing',
  title: 'name',
  api: { base: '/v1/outings' },
  fields: { name: field.text({ required: true }), remark: field.text(), lead: field.ref('staff') },
  detail: {
    tabs: [
      'summary',
      { remarksOfGuests: ['remarks'] },
      { outingReport: { page: 'report' } },
      { outingTeam: { team: { lead: 'LEAD' } } },
      { outingContracts: { of: 'contract', by: 'outing' } },
      'history',
    ],
  },
  form: { what: ['name', 'lead'], remarks: ['remark'] },
});
const plain = defineVariant(outing, { ...base, name: 'plain', api: { base: '/v1/plain' }, form: { what: ['name'] } });
const guided = defineVariant(outing, {
  ...base,
  name: 'guided',
  api: { base: '/v1/guided' },
  form: { what: ['name'] },
  detail: { tabs: ['summary', 'guests'] },
});

type OwnTab = 'remarksOfGuests' | 'outingReport' | 'outingTeam' | 'guests';
type Declared = { outing: typeof outing; plain: typeof plain; guided: typeof guided };

// A declared tab needs a word, one that lists another entity has that entity's.
assertSame<Same<Exclude<TabName<Declared>, TabName<object>>, OwnTab>>();
assertSame<Same<Extract<TabName<object>, OwnTab>, never>>();
