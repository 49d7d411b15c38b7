import { expect, it } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { field } from '../../../schema/fields/kinds.ts';
import { copiedValues } from './copies.ts';
import { copiedIn, copyPath } from './copyAddress.ts';

const { contract, talent } = registry.entities;
const id = '0190a0a0-0000-7000-8000-000000000001';
const tour = {
  id,
  version: 4,
  summary: 'Summer tour',
  statusId: id,
  status: { id, displayName: 'Active', categoryCode: 'ACTIVE' },
  clientId: id,
  talentIds: [id],
  assigneeIds: [],
  startsOn: '2026-01-01',
  endsOn: '2026-02-01',
  description: 'As last year',
  attachmentIds: [id],
};
const titled = (name: string) => `Copy of ${name}`;
const values = (fields: Parameters<typeof copiedValues>[1], record = tour) =>
  copiedValues(contract, fields, record as never, titled);

it('starts with the values of the record, without what is cleared, its states and its files', () => {
  expect(values(contract.fields)).toMatchObject({
    summary: 'Copy of Summer tour',
    clientId: id,
    talentIds: [id],
    description: 'As last year',
  });
  for (const key of ['statusId', 'startsOn', 'endsOn', 'attachmentIds']) {
    expect(values(contract.fields)).not.toHaveProperty(key);
  }
});

it('takes what the form asks for, and no text that occurs once', () => {
  const { summary, description } = contract.fields;
  expect(values({ summary, description })).toEqual({ summary: 'Copy of Summer tour', description: 'As last year' });
  expect(values({ summary, description: field.text({ unique: 'notUnique' }) })).not.toHaveProperty('description');
  expect(values({ description })).toEqual({ description: 'As last year' });
});

it('gives a copy no longer name than there may be', () => {
  const long = { ...tour, summary: 'x'.repeat(500) };
  expect(String(values(contract.fields, long)['summary'])).toHaveLength(500);
});

it('has an address where the declaration offers it', () => {
  expect(copyPath(contract, id)).toBe(`/contracts/add?copyOf=${id}`);
  expect(copyPath(talent, id)).toBeNull();
  expect(copiedIn(contract, `?copyOf=${id}`)).toBe(id);
  expect(copiedIn(contract, '?copyOf=me')).toBeNull();
  expect(copiedIn(talent, `?copyOf=${id}`)).toBeNull();
});
