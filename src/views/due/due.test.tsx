import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { DueMark } from './DueMark.tsx';
import { DuePill } from './DuePill.tsx';

const task = registry.get('task');
const open = { id: 'open', categoryCode: 'NEW' };
const done = { id: 'done', categoryCode: 'COMPLETED' };
const noon = Date.parse('2026-11-20T12:00:00+11:00');
const due = (dueDate: number, status: object = open) => ({
  id: '1',
  status,
  dueDate,
  dueDateTimeZone: 'Australia/Sydney',
  dueDateIsAllDay: false,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(record: ReturnType<typeof due>, name = 'dueDate') {
  renderView(
    <>
      <p aria-label="value">
        <DueMark entity={task} name={name} record={record}>
          20 Nov
        </DueMark>
      </p>
      <p aria-label="pill">
        <DuePill entity={task} record={record} />
      </p>
    </>,
  );
  return ['value', 'pill'].map((label) => screen.getByLabelText(label).textContent);
}

it('says that open work is overdue, beside its date and as a word', () => {
  expect(show(due(noon - 1))).toEqual(['20 Nov Overdue', 'Overdue']);
});

it('says that open work is due today', () => {
  expect(show(due(noon + 1))).toEqual(['20 Nov Due today', 'Due today']);
});

it('says nothing of what is due later', () => {
  expect(show(due(noon + 86_400_000))).toEqual(['20 Nov', '']);
});

it('says nothing of what is done', () => {
  expect(show(due(noon - 1, done))).toEqual(['20 Nov', '']);
});

it('says it beside no other date', () => {
  expect(show(due(noon - 1), 'startDate')[0]).toBe('20 Nov');
});
