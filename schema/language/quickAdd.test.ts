import { expect, it } from 'vitest';
import { partner } from '../areas/people/entities/partner.ts';
import type { AnyEntity } from './entity.ts';
import type { CustomField } from './fieldsOf.ts';
import { registry } from '../index.ts';
import { isNamedAlone } from './quickAdd.ts';

const none = { customFields: [] };
const added = (isRequired: boolean): CustomField => ({
  id: '0190a0a0-0000-7000-8000-000000000001',
  entity: 'partner',
  label: 'Account number',
  dataType: 'SHORT_TEXT',
  options: [],
  isRequired,
});
const entity = partner as unknown as AnyEntity;

it.each(['talent', 'scout', 'partner'])(
  'makes a %s of a name alone: all else has a default or may be empty',
  (name) => {
    expect(isNamedAlone(registry.get(name), none)).toBe(true);
  },
);

it.each(['staff', 'catalogue', 'note', 'partnerContact'])('does not make a %s so, which asks for more', (name) => {
  expect(isNamedAlone(registry.get(name), none)).toBe(false);
});

it('asks the fields that the agency added as well', () => {
  expect(isNamedAlone(entity, { customFields: [added(false)] })).toBe(true);
  expect(isNamedAlone(entity, { customFields: [added(true)] })).toBe(false);
});

it('makes nothing that the API does not make', () => {
  const routes = partner.routes.filter(({ operation }) => operation !== 'create');
  expect(isNamedAlone({ ...entity, routes }, none)).toBe(false);
});
