import { describe, expect, it } from 'vitest';
import { registry } from '../index.ts';
import type { Field } from '../fields/field.ts';
import { dueRuleOf, urgencyOf, type DueRule } from './due.ts';

const task = registry.get('task');
const rule = dueRuleOf(task) as DueRule;
const zone = 'Australia/Sydney';
// Friday 20 November 2026, 10:15 in Sydney.
const now = Date.parse('2026-11-19T23:15:00Z');
const open = { categoryCode: 'BLOCKED' };
const at = (iso: string, isAllDay = false) => ({
  status: open,
  dueDate: Date.parse(iso),
  dueDateTimeZone: zone,
  dueDateIsAllDay: isAllDay,
});
const urgency = (record: object) => urgencyOf(rule, task.fields['dueDate'] as Field, record as never, { now, zone });

describe('by what records are due', () => {
  it('is the range of a list whose tabs know open categories', () => {
    expect(rule).toEqual({ field: 'dueDate', status: 'status', open: ['NEW', 'IN_PROGRESS', 'BLOCKED'] });
  });

  it('is nothing where no category is open', () => {
    for (const name of ['contract', 'talent']) expect(dueRuleOf(registry.get(name))).toBeNull();
  });
});

describe('an open record', () => {
  it('is overdue once its moment is past', () => {
    expect(urgency(at('2026-11-19T23:14:59Z'))).toBe('late');
    expect(urgency(at('2026-11-18T00:00:00Z'))).toBe('late');
  });

  it('is due today until then, in the days of the reader', () => {
    expect(urgency(at('2026-11-19T23:15:00Z'))).toBe('today');
    expect(urgency(at('2026-11-20T12:59:00Z'))).toBe('today');
    expect(urgency(at('2026-11-20T13:00:00Z'))).toBeUndefined();
  });

  it('is due all of its whole day', () => {
    expect(urgency(at('2026-11-18T13:00:00Z', true))).toBe('late');
    expect(urgency(at('2026-11-19T13:00:00Z', true))).toBe('today');
    expect(urgency(at('2026-11-20T13:00:00Z', true))).toBeUndefined();
  });

  it('is due by a day of the calendar as well', () => {
    const of = (dueDate: string) =>
      urgencyOf(rule, { kind: 'date' } as Field, { status: open, dueDate }, { now, zone });
    expect(['2026-11-19', '2026-11-20', '2026-11-21'].map(of)).toEqual(['late', 'today', undefined]);
  });

  it('is not urgent without a date', () => {
    expect(urgency({ status: open, dueDate: null })).toBeUndefined();
  });
});

it('is not urgent once it is done or deleted, or where its status is not known', () => {
  const late = at('2026-11-01T00:00:00Z');
  expect(urgency({ ...late, status: { categoryCode: 'COMPLETED' } })).toBeUndefined();
  expect(urgency({ ...late, status: null })).toBeUndefined();
  expect(urgency({ ...late, deletedAt: now })).toBeUndefined();
});
