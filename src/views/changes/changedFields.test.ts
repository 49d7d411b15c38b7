import { describe, expect, it } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { changedFields } from './changedFields.ts';

const partner = registry.get('partner');
const reference = (id: string) => ({ id, displayName: id, avatar: null, kind: 'staff' });

describe('what a write changed', () => {
  it('is told by field, in the order of the declaration', () => {
    const changes = [
      { field: 'email', before: null, after: 'a@example.com' },
      { field: 'displayName', before: 'Big', after: 'Bigger' },
    ];
    expect(changedFields(partner, changes).map(({ name }) => name)).toEqual(['displayName', 'email']);
  });

  it('puts a number and its country together', () => {
    const changes = [
      { field: 'phoneNumber', before: '+61298765432', after: '+64211234567' },
      { field: 'countryCode', before: 'AU', after: 'NZ' },
    ];
    expect(changedFields(partner, changes)).toMatchObject([
      { name: 'phoneNumber', after: { phoneNumber: '+64211234567', countryCode: 'NZ' } },
    ]);
  });

  it('shows references by their labels, and nothing for an empty side', () => {
    const changes = [{ field: 'assigneeIds', before: [], after: [reference('one'), null, reference('two')] }];
    expect(changedFields(partner, changes)).toMatchObject([
      { name: 'assignees', before: null, after: { assignees: [{ id: 'one' }, { id: 'two' }] } },
    ]);
  });

  it('speaks of a country that changed while the digits stayed', () => {
    expect(changedFields(partner, [{ field: 'countryCode', before: 'AU', after: 'DE' }])).toMatchObject([
      { name: 'phoneNumber', before: { phoneNumber: 'AU +61' }, after: { phoneNumber: 'DE +49' } },
    ]);
  });

  it('names pictures, also one of which nothing is left', () => {
    const file = (id: string, displayName: string) => ({ id, displayName, avatar: null, kind: 'media' });
    const [former, later] = [{ ...file('one', ''), isDeleted: true }, file('two', 'new.jpg')];
    expect(changedFields(partner, [{ field: 'avatarId', before: former, after: later }])).toMatchObject([
      { name: 'avatar', files: { before: [former], after: [later] } },
    ]);
    expect(changedFields(partner, [{ field: 'avatarId', before: null, after: later }])).toMatchObject([
      { name: 'avatar', files: { before: [], after: [later] } },
    ]);
  });

  it('does not speak of what only explains a value', () => {
    expect(changedFields(partner, [{ field: 'headOfficeLocationId', before: null, after: 'x' }])).toEqual([]);
  });
});
