import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../../schema/access/access.ts';
import { fixtureRegistry } from '../../../../tests/support/fixture.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { registry } from '../../../../schema/index.ts';
import { recordSchema } from '../../../../schema/derive/jsonSchema.ts';
import { shortFields } from '../../merge/shortFields.ts';
import { admin } from '../../../../tests/support/browser/renderView.tsx';
import { pickedFields } from './bulk/picked.ts';
import { rowFields } from './rowFields.ts';

const talent = registry.get('talent');
/** An errand under the name of talents, since rights on the tests' own entities are not known here. */
const errand: AnyEntity = { ...fixtureRegistry.get('fixtureErrand'), name: 'talent', root: 'talent' };
const staff: Actor = { ...admin, role: 'staff' };
const wide = { actor: admin, settings: {}, isNarrow: false };

describe('the keys that rows are asked for', () => {
  it('are those of the columns that are shown', () => {
    const hidden = { ...wide, settings: { shown: { location: false, assignees: false, email: true } } };
    expect(rowFields(talent, wide)).toEqual(expect.arrayContaining(['assignees', 'location']));
    const fields = rowFields(talent, hidden);
    expect(fields).toContain('email');
    for (const key of ['location', 'locationId', 'assignees', 'assigneeIds', 'bio']) expect(fields).not.toContain(key);
  });

  it('are those of the cards on a narrow screen', () => {
    const fields = rowFields(errand, { ...wide, isNarrow: true });
    expect(fields).toEqual(expect.arrayContaining(['summary', 'status', 'assignee', 'dueDate', 'dueDateIsAllDay']));
    for (const key of ['budget', 'papers', 'checklist', 'currencyCode']) expect(fields).not.toContain(key);
  });

  it('bring what a kind shows with its value, and labels instead of ids', () => {
    const fields = rowFields(errand, wide);
    expect(fields).toEqual(expect.arrayContaining(['cost', 'costCurrency', 'assignee', 'papers', 'receipt']));
    for (const key of ['assigneeId', 'paperIds', 'receiptId']) expect(fields).not.toContain(key);
  });

  it.each(registry.all.map(({ name }) => name))('are keys that a %s has', (name) => {
    const entity = registry.get(name);
    const known = Object.keys(recordSchema(entity)['properties'] as object);
    for (const isNarrow of [false, true]) {
      expect(known).toEqual(expect.arrayContaining([...rowFields(entity, { ...wide, isNarrow })]));
    }
    expect(known).toEqual(expect.arrayContaining([...shortFields(entity, admin), ...pickedFields(entity)]));
  });

  it('leave out what the person may not see, which would be refused', () => {
    const actor: Actor = { ...staff, levels: { TALENT: ['VIEW_ALL', 'EDIT_ALL'] } };
    for (const isNarrow of [false, true]) {
      const fields = rowFields(errand, { ...wide, actor, isNarrow });
      expect(fields).toContain('summary');
      for (const key of ['cost', 'costCurrency', 'receipt']) expect(fields).not.toContain(key);
    }
  });

  it('bring what decides on the actions of a row: its states, what its steps need, who is assigned', () => {
    const bare: AnyEntity = { ...errand, list: { ...errand.list, columns: ['summary'] } };
    expect(rowFields(bare, wide)).toEqual(expect.arrayContaining(['stage', 'assignee', 'channels']));
    const few: AnyEntity = { ...talent, list: { ...talent.list, columns: ['displayName'], hidden: [] } };
    expect(rowFields(few, wide)).not.toContain('assignees');
    const actor: Actor = { ...staff, levels: { TALENT: ['VIEW_ALL', 'EDIT_ASSIGN'] } };
    expect(rowFields(few, { ...wide, actor })).toContain('assignees');
  });
});
