import { expect, it } from 'vitest';
import { field } from '../../fields/kinds.ts';
import { registry } from '../../index.ts';
import { startOfDay } from '../../rules/dates.ts';
import { isLeading } from './origins.ts';
import { fits, takenValues } from './takenValues.ts';

const { contract, event, hold, opportunity } = registry.entities;
const zone = 'Australia/Sydney';
const reference = (id: string, kind: string, more: object = {}) => ({
  id,
  kind,
  displayName: id,
  avatar: null,
  ...more,
});
const leadTo = (from: string, to: string) => {
  const lead = registry.leadsTo(from).find((one) => one.to === to);
  if (!lead) throw new Error(`'${from}' does not lead to '${to}'`);
  return lead;
};
const deal = {
  summary: 'Autumn tour',
  client: reference('quay', 'partner'),
  talents: [reference('ida', 'talent'), reference('gone', 'talent', { isDeleted: true })],
  value: '1200.00',
  valueCurrency: 'EUR',
  lead: reference('ann', 'staff'),
  assignees: [reference('bob', 'staff'), reference('ann', 'staff')],
};
const ofDeal = { fields: opportunity.fields, record: deal };

it('takes what is known of a deal into its contract: money with its currency, people once, nobody deleted', () => {
  expect(takenValues(leadTo('opportunity', 'contract'), contract.fields, ofDeal, zone)).toEqual({
    summary: 'Autumn tour',
    clientId: 'quay',
    talentIds: ['ida'],
    value: '1200.00',
    valueCurrency: 'EUR',
    assigneeIds: ['ann', 'bob'],
  });
});

it('takes nothing that the form does not write, or that the reader does not see', () => {
  const { value: _value, ...fields } = contract.fields;
  const { client: _client, ...record } = deal;
  const taken = takenValues(leadTo('opportunity', 'contract'), fields, { ...ofDeal, record }, zone);
  expect(Object.keys(taken)).toEqual(['summary', 'talentIds', 'assigneeIds']);
});

it('takes the days of an event where it takes place, the first for the last where there is one alone', () => {
  const begins = startOfDay('2027-03-12', 'Asia/Tokyo');
  const record = { startsAt: begins, startsAtTimeZone: 'Asia/Tokyo', startsAtIsAllDay: false };
  const taken = takenValues(leadTo('event', 'contract'), contract.fields, { fields: event.fields, record }, zone);
  expect(taken).toEqual({ startsOn: '2027-03-12', endsOn: '2027-03-12' });
});

it('takes a held day as a whole one, and the name of a hold only where somebody gave it one', () => {
  const record = { label: 'Hold', day: '2027-03-12', talent: reference('ida', 'talent') };
  const lead = leadTo('hold', 'event');
  const of = (more: object) =>
    takenValues(lead, event.fields, { fields: hold.fields, record: { ...record, ...more } }, zone);
  expect(of({})).toEqual({
    talentIds: ['ida'],
    startsAt: startOfDay('2027-03-12', zone),
    startsAtTimeZone: zone,
    startsAtIsAllDay: true,
  });
  expect(of({ label: 'Autumn tour' })).toMatchObject({ summary: 'Autumn tour' });
});

it('takes one of a set only where there is no other', () => {
  const lead = leadTo('opportunity', 'hold');
  const of = (talents: readonly object[]) =>
    takenValues(lead, { talent: hold.fields.talent }, { ...ofDeal, record: { talents } }, zone);
  expect(of([reference('ida', 'talent')])).toEqual({ talentId: 'ida' });
  expect(of([reference('ida', 'talent'), reference('max', 'scout')])).toEqual({});
});

it('leads on in its states, and not to a second record that it would name', () => {
  const won = { status: { categoryCode: 'WON' } };
  const open = { status: { categoryCode: 'OPPORTUNITY' } };
  const toContract = leadTo('opportunity', 'contract');
  expect([won, open, {}].map((record) => isLeading(toContract, registry.get('opportunity'), record))).toEqual([
    true,
    false,
    false,
  ]);
  const held = [
    { state: 'HELD', eventId: null },
    { state: 'HELD', eventId: 'x' },
    { state: 'RELEASED', eventId: null },
  ];
  expect(held.map((record) => isLeading(leadTo('hold', 'event'), registry.get('hold'), record))).toEqual([
    true,
    false,
    false,
  ]);
});

it('takes an amount with its currency, whichever of both records shares one between several', () => {
  const lead = { takes: { total: 'cost', fee: 'price' } };
  const target = { currency: field.currency(), total: field.money({ in: 'currency' }), fee: field.money() };
  const source = { cost: field.money(), code: field.currency(), price: field.money({ in: 'code' }) };
  const record = { cost: '12.50', costCurrency: 'EUR', code: 'JPY', price: '900' };
  expect(takenValues(lead, target, { fields: source, record }, 'UTC')).toEqual({
    total: '12.50',
    currency: 'EUR',
    fee: '900',
    feeCurrency: 'JPY',
  });
});

it('takes a number with its country, whatever either record calls it', () => {
  const target = { mobile: field.phone({ country: 'mobileCountry' }) };
  const source = { phone: field.phone({ country: 'code' }) };
  const record = { phone: '0612345678', code: 'FR' };
  expect(takenValues({ takes: { mobile: 'phone' } }, target, { fields: source, record }, 'UTC')).toEqual({
    mobile: '0612345678',
    mobileCountry: 'FR',
  });
});

it.each([
  ['a text of one line', field.text(), field.text({ isMultiline: true }), false],
  ['a text of several', field.text({ isMultiline: true }), field.text(), true],
  ['a day', field.date(), field.zoned(), true],
  ['a time', field.zoned(), field.date(), true],
  ['a moment', field.instant(), field.date(), false],
  ['money', field.money(), field.integer(), false],
  ['a reference', field.ref('staff'), field.refs('staff'), true],
  ['a reference to another kind', field.ref('staff'), field.ref('talent'), false],
  ['an entry of another list', field.catalogue('TAG'), field.catalogue('SPORT'), false],
  ['a status', field.status('TASK'), field.status('TASK'), false],
])('knows what fits into %s', (_, target, source, isFitting) => {
  expect(fits(target, source)).toBe(isFitting);
});
