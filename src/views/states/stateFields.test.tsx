import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../schema/access/access.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { namesOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import { ref } from '../../../schema/fields/ref.ts';
import { declaredSteps } from '../../../schema/language/states.ts';
import { status } from '../../../schema/fields/status.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { pickedRecord } from '../list/rows/bulk/picked.ts';
import { rightsOn, type BulkRights } from '../list/rows/bulk/useBulkRights.ts';
import { admin, renderView } from '../../../tests/support/browser/renderView.tsx';
import { fieldsNamed } from '../view-fields/viewFields.ts';
import { deal } from '../../../tests/support/browser/dealSample.ts';
import { hasOpenFields, useOpenFields } from './stateFields.ts';

const draft = { id: 'a', version: 1, summary: 'Tour', stage: 'DRAFT' } as unknown as WireRecord;
const sent = { ...draft, id: 'b', stage: 'SENT' };
const paid = { ...draft, id: 'c', stage: 'PAID' };

type Fields = ReturnType<typeof useOpenFields>;

interface FormProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord | null;
  readonly onFields: (fields: Fields) => void;
}

function Form({ entity, record, onFields }: FormProps) {
  onFields(useOpenFields(entity, entity.fields, record));
  return null;
}

function fieldsOf(entity: AnyEntity, record: WireRecord | null, actor: Actor = admin): Fields {
  const seen: Fields[] = [];
  renderView(<Form entity={entity} record={record} onFields={(fields) => seen.push(fields)} />, { actor });
  return seen.at(-1) ?? {};
}

/** The fields of a form, and the choices of its state. */
function formOf(record: WireRecord | null, actor: Actor = admin) {
  const found = fieldsOf(deal, record, actor);
  const { choices, retired = [] } = found['stage'] as ChoiceField;
  return { names: Object.keys(found), stages: namesOf(choices).filter((name) => !retired.includes(name)) };
}

describe('the form of a record with states', () => {
  it('asks for what its state leaves open', () => {
    expect(formOf(draft).names).toEqual(['summary', 'stage', 'client', 'startsOn', 'description']);
    expect(formOf(sent).names).toEqual(['stage', 'startsOn']);
    expect(formOf(paid).names).toEqual(['stage']);
    expect(formOf(null).names).toHaveLength(5);
  });

  it('offers the states that steps lead to from there', () => {
    expect(formOf(null).stages).toEqual(['DRAFT', 'SENT']);
    expect(formOf(draft).stages).toEqual(['DRAFT', 'SENT']);
    expect(formOf(sent).stages).toEqual(['DRAFT', 'SENT', 'PAID']);
    expect(formOf(paid).stages).toEqual(['PAID']);
  });

  it('offers the states in which a record may be made', () => {
    const stage = deal.states?.['stage'];
    const entered = { ...deal, states: { stage: { steps: {}, ...stage, starts: ['PAID'] } } };
    const offered = (record: WireRecord | null) => {
      const { choices, retired = [] } = fieldsOf(entered, record)['stage'] as ChoiceField;
      return namesOf(choices).filter((name) => !retired.includes(name));
    };
    expect(offered(null)).toEqual(['DRAFT', 'SENT', 'PAID']);
    expect(offered(draft)).toEqual(['DRAFT', 'SENT']);
  });

  it('offers no step that asks for more than the person may', () => {
    const levels = { CONTRACT: ['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN'] } as const;
    const staff = { ...admin, role: 'staff', levels } as Actor;
    expect(formOf(sent, staff).stages).toEqual(['SENT', 'PAID']);
    const said = { ...sent, permissions: { steps: ['pay', 'withdraw'] } };
    expect(formOf(said, staff).stages).toEqual(['DRAFT', 'SENT', 'PAID']);
  });

  it('lets the server say which statuses it offers', () => {
    const works = { ...deal, fields: { ...deal.fields, phase: status('TASK') }, states: { phase: { steps: {} } } };
    expect(fieldsOf(works, draft)['phase']).toMatchObject({ reachedFrom: { of: 'a' } });
    expect(fieldsOf(works, null)['phase']).toMatchObject({ reachedFrom: { isNew: true } });
  });

  it('lets the server say within which records of its sort one may stand', () => {
    const crate = { ...deal, states: {}, fields: { within: ref('deal', { treeDepth: 3 }) } };
    expect(fieldsOf(crate, draft)['within']).toMatchObject({ reachedFrom: { of: 'a' } });
    expect(fieldsOf(crate, null)['within']).not.toHaveProperty('reachedFrom');
  });

  it('is not there where nothing of it is open', () => {
    const part = (...names: string[]) => [{ name: 'one', tab: 'summary', title: '', fields: fieldsNamed(deal, names) }];
    expect(hasOpenFields(deal, sent, part('summary', 'startsOn'))).toBe(true);
    expect(hasOpenFields(deal, sent, part('summary', 'client'))).toBe(false);
    expect(hasOpenFields(deal, draft, part('summary'))).toBe(true);
    const stage = deal.states?.['stage'];
    const free = { ...deal, states: { stage: { steps: {}, ...stage, free: 'all' as const } } };
    expect(hasOpenFields(deal, paid, part('stage'))).toBe(false);
    expect(hasOpenFields(free, paid, part('stage'))).toBe(true);
  });
});

describe('what can be done with many', () => {
  const rights: BulkRights = {
    actions: ['edit', 'merge', 'export', 'delete'],
    fields: fieldsNamed(deal, ['stage', 'startsOn', 'description']),
    steps: declaredSteps(deal),
  };
  const on = (...records: WireRecord[]) => {
    const picked = new Map(records.map((record) => [record.id, pickedRecord(deal, record)] as const));
    const { actions, fields } = rightsOn(deal, rights, picked as never);
    return [actions, fields.map(({ name }) => name)];
  };

  it('has the steps that some of them can take', () => {
    const stepsOn = (...records: WireRecord[]) => {
      const picked = new Map(records.map((record) => [record.id, pickedRecord(deal, record)] as const));
      return rightsOn(deal, rights, picked as never).steps.map(({ name }) => name);
    };
    expect(stepsOn(draft)).toEqual(['send']);
    expect(stepsOn(draft, sent)).toEqual(['send', 'pay', 'withdraw']);
    expect(stepsOn(paid)).toEqual([]);
  });

  it('leaves out what the states of all of them close', () => {
    expect(on(sent)).toEqual([
      ['edit', 'export'],
      ['stage', 'startsOn'],
    ]);
    expect(on(sent, draft)).toEqual([
      ['edit', 'merge', 'export', 'delete'],
      ['stage', 'startsOn', 'description'],
    ]);
    expect(on(sent, { ...sent, id: 'd' })).toEqual([
      ['edit', 'export'],
      ['stage', 'startsOn'],
    ]);
    expect(on(paid)).toEqual([['edit', 'export', 'delete'], ['stage']]);
  });
});
