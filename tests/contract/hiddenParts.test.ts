import { describe, expect, it } from 'vitest';
import { computed } from '../../generated/computed.ts';
import { defineEntity } from '../../schema/language/define.ts';
import { field } from '../../schema/fields/kinds.ts';
import { defineRegistry } from '../../schema/language/registry.ts';
import { modelOf } from '../../server/engine/model.ts';
import { selectionOf } from '../../server/engine/reading/selection.ts';
import { Values } from '../../server/engine/sql.ts';
import { somebody } from '../support/actors.ts';
import { fixtureRegistry } from '../support/fixture.ts';

/** A field of each way of being kept, all behind the right on FINANCE. */
const access = 'FINANCE' as const;
const fields = {
  title: field.text({ required: true }),
  fee: field.money({ access }),
  dob: field.date({ access }),
  payer: field.ref('partner', { access }),
  agents: field.refs('staff', { access }),
  ways: field.choices(['CASH', 'CARD'], { access }),
  shares: field.rows({ label: field.text({ required: true }) }, { access }),
  age: field.computed('ageInYears', { as: 'integer', access }),
};
const deal = defineEntity({
  name: 'deal',
  group: 'work',
  title: 'title',
  access: 'TASK',
  api: { base: '/test/v1/deals' },
  fields,
  list: { columns: ['title'], sortable: ['title'], sort: ['title', 'ASC'] },
  form: { deal: ['title', 'fee', 'dob', 'payer', 'agents', 'ways', 'shares'] },
});
const model = modelOf(
  deal as Parameters<typeof modelOf>[0],
  defineRegistry({ ...fixtureRegistry.entities, deal }) as Parameters<typeof modelOf>[1],
  computed,
);

/** The statement that an actor's records of it are read by. */
function selected(actor: Parameters<typeof selectionOf>[1]): string {
  const { columns, joins } = selectionOf(model, actor);
  return `${columns({ today: '2026-11-20', values: new Values(), actor, models: () => model })} ${joins}`;
}

describe('a field behind another right, however it is kept', () => {
  const parts = /\b(?:fee|fee_currency|dob|payer_id|deals_\w+|record|age)\b/g;

  it('is not even read for those without it', () => {
    const text = selected(somebody({ TASK: ['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN', 'EDIT_ALL'] }));
    expect(text).toContain('t.title');
    expect(text.match(parts)).toBeNull();
  });

  it('is read for those who have it', () => {
    const text = selected(somebody({ TASK: ['VIEW_ASSIGN', 'VIEW_ALL'], FINANCE: ['VIEW_ASSIGN', 'VIEW_ALL'] }));
    const tables = ['deals_agents', 'deals_shares', 'deals_ways'];
    const found = new Set(text.match(parts));
    expect([...found].toSorted()).toEqual(
      [...tables, 'age', 'dob', 'fee', 'fee_currency', 'payer_id', 'record'].toSorted(),
    );
  });
});
