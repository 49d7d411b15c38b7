import { expect, it } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { addPathUnder, assigned, presetsIn, valuesAbout } from './presets.ts';

const { contract, partner } = registry.entities;
const id = '0190a0a0-0000-7000-8000-000000000001';
const other = '0190a0a0-0000-7000-8000-000000000002';
const at = (pathname: string, search = '') => presetsIn(contract, contract.fields, { pathname, search });

it.each([
  ['partner', { clientId: id }],
  ['talent', { talentIds: [id] }],
  ['scout', { talentIds: [id] }],
  ['staff', { assigneeIds: [id] }],
])('makes a record that points to the %s under whose pages it is made', (owner, given) => {
  expect(at(`/${owner}/${id}/contracts/add`)).toEqual(given);
});

it('takes references from the query, and nothing else', () => {
  const search = `?clientId=${id}&talentIds=${id}_${other}&summary=Tour&assigneeIds=me&startsOn=2026-01-01`;
  expect(at('/contracts/add', search)).toEqual({ clientId: id, talentIds: [id, other] });
  expect(at('/contracts/add')).toEqual({});
});

it('presets no field that the form does not ask for', () => {
  const { client: _client, ...fields } = contract.fields;
  expect(presetsIn(contract, fields, { pathname: `/partner/${id}/contracts/add`, search: '' })).toEqual({});
});

it('leads to where a record is made that points to its owner', () => {
  expect(addPathUnder(contract, 'client', { kind: 'partner', id })).toBe(`/partner/${id}/contracts/add`);
  expect(addPathUnder(contract, 'client', { kind: 'note', id })).toBe(`/contracts/add?clientId=${id}`);
  expect(addPathUnder(partner, 'industryCategory', { kind: 'note', id })).toBe(`/partner/add?industryCategoryId=${id}`);
  expect(addPathUnder(registry.get('note'), 'owner', { kind: 'talent', id })).toBeNull();
});

it.each(['opportunity', 'event', 'contract'])(
  'links a new task to the %s that it is added on, for its talents',
  (kind) => {
    const { task } = registry.entities;
    const talents = [
      { id: other, displayName: 'Ida', avatar: null, kind: 'talent' },
      { id, displayName: 'Gone', avatar: null, kind: 'scout', isDeleted: true },
    ];
    const subject = { kind, id, record: { id, talents } };
    expect(valuesAbout(task as never, task.fields, subject)).toEqual({ linkToIds: [id], relatedToIds: [other] });
    expect(valuesAbout(task as never, task.fields, { kind, id })).toEqual({ linkToIds: [id] });
  },
);

it('makes whoever adds a task to a record its assignee, where the form asks for one', () => {
  const { task } = registry.entities;
  expect(assigned(task as never, task.fields, id)).toEqual({ assigneeId: id });
  expect(assigned(task as never, task.fields, null)).toEqual({});
  const { assignee: _assignee, ...fields } = task.fields;
  expect(assigned(task as never, fields, id)).toEqual({});
  expect(assigned(contract as never, contract.fields, id)).toEqual({});
});
