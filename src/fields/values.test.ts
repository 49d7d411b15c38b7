import { describe, expect, it } from 'vitest';
import { field } from '../../schema/fields/kinds.ts';
import { createBody, newRow, patchBody, valuesOf } from './values.ts';

const fields = {
  name: field.text({ required: true }),
  email: field.text(),
  phone: field.phone({ country: 'countryCode' }),
  status: field.choice({ PENDING: 0, ACTIVE: 1 }, { default: 0 }),
  tags: field.catalogues('TAG'),
  boss: field.ref('staff'),
  fee: field.money(),
  isOpen: field.flag({ default: true }),
  lastSeen: field.instant({ readOnly: true }),
  addresses: field.rows({ line: field.text({ required: true }), isMain: field.flag() }),
};

const record = {
  id: '1',
  version: 3,
  name: 'Ada',
  email: 'ada@example.com',
  phone: '+64211234567',
  countryCode: 'NZ',
  status: 1,
  tagIds: ['t1'],
  tags: [{ id: 't1', displayName: 'VIP', avatar: null, kind: 'catalogue' }],
  bossId: null,
  boss: null,
  fee: '10.00',
  feeCurrency: 'AUD',
  isOpen: false,
  lastSeen: 1,
  addresses: [{ id: 'a1', line: '1 High St', isMain: true }],
};

describe('the values of a form', () => {
  it('are the keys that a body may carry, and nothing else of the record', () => {
    expect(valuesOf(fields, record)).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      phone: '+64211234567',
      countryCode: 'NZ',
      status: 1,
      tagIds: ['t1'],
      bossId: null,
      fee: '10.00',
      feeCurrency: 'AUD',
      isOpen: false,
      addresses: [{ id: 'a1', line: '1 High St', isMain: true }],
    });
  });

  it('start with the defaults of the declaration', () => {
    expect(valuesOf(fields, null)).toMatchObject({
      name: null,
      countryCode: 'AU',
      status: 0,
      tagIds: [],
      feeCurrency: 'AUD',
      isOpen: true,
      addresses: [],
    });
    expect(newRow(fields.addresses)).toEqual({ line: null, isMain: false });
  });
});

describe('the body of a create', () => {
  it('leaves out what is empty, and what only explains it', () => {
    const values = { ...valuesOf(fields, null), name: 'Ada', email: '  ' };
    expect(createBody(fields, values)).toEqual({ name: 'Ada', status: 0, isOpen: true });
  });

  it('sends an amount with its currency and a number with its country', () => {
    const values = { ...valuesOf(fields, null), name: 'Ada', fee: '5.00', phone: '0412345678' };
    expect(createBody(fields, values)).toMatchObject({
      fee: '5.00',
      feeCurrency: 'AUD',
      phone: '0412345678',
      countryCode: 'AU',
    });
  });
});

describe('the body of a patch', () => {
  const before = valuesOf(fields, record);

  it('is empty where nothing changed', () => {
    expect(patchBody(fields, before, { ...before })).toEqual({});
  });

  it('has only what changed; an emptied text is null', () => {
    expect(patchBody(fields, before, { ...before, email: '', tagIds: [] })).toEqual({ email: null, tagIds: [] });
  });

  it('has a number together with its country, since they are checked together', () => {
    expect(patchBody(fields, before, { ...before, phone: '021 765 4321' })).toEqual({
      phone: '021 765 4321',
      countryCode: 'NZ',
    });
  });

  it('does not count an empty text where there was nothing', () => {
    const empty = valuesOf(fields, { ...record, email: null });
    expect(patchBody(fields, empty, { ...empty, email: '' })).toEqual({});
  });

  it('has rows as a whole, in their order', () => {
    const addresses = [{ line: '2 Low Rd', isMain: false }, ...record.addresses];
    expect(patchBody(fields, before, { ...before, addresses })).toEqual({ addresses });
  });
});

describe('the values of fields that the agency added', () => {
  const added = { name: field.text(), 'custom.a': field.text(), 'custom.b': field.choices(['1', '2']) };
  const before = valuesOf(added, { name: 'Ada', custom: { a: 'x', gone: 1 } });

  it('stand within one key, an unset one being empty', () => {
    expect(before).toEqual({ name: 'Ada', custom: { a: 'x', b: [] } });
  });

  it('are sent within it, only those that changed', () => {
    expect(patchBody(added, before, before)).toEqual({});
    expect(patchBody(added, before, { ...before, custom: { a: '', b: [] } })).toEqual({ custom: { a: null } });
    expect(patchBody(added, before, { name: 'Bao', custom: { a: 'y', b: ['2'] } })).toEqual({
      name: 'Bao',
      custom: { a: 'y', b: ['2'] },
    });
  });

  it('are not sent with a new record where they are empty', () => {
    expect(createBody(added, valuesOf(added, null))).toEqual({});
    expect(createBody(added, { name: 'Ada', custom: { a: ' ', b: ['1'] } })).toEqual({
      name: 'Ada',
      custom: { b: ['1'] },
    });
  });
});
