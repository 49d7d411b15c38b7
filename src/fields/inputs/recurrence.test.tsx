import { screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { field } from '../../../schema/fields/kinds.ts';
import { renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import type { ApiRequest } from '../../dataProvider/apiRequest.ts';
import { RecurrenceInput } from './recurrence.tsx';

const declared = field.recurrence({ of: ['startDate', 'dueDate'] });
const monday = Date.UTC(2026, 11, 6, 22);
const dates = { startDate: monday, startDateTimeZone: 'Australia/Sydney', startDateIsAllDay: false };

async function renderRule(values: object = dates) {
  const day = 86_400_000;
  const next = [0, 7, 14, 21, 28].map((days) => ({ startDate: monday + days * day, dueDate: null }));
  const call = vi.fn<(request: ApiRequest) => Promise<unknown>>(async () => ({ total: 10, next, last: next[4] }));
  function Form() {
    const form = useForm({ defaultValues: { dueDate: null, rule: null, ...values } as Record<string, unknown> });
    return (
      <FormProvider {...form}>
        <RecurrenceInput resource="task" name="rule" field={declared} label="Repeats" prefix="" record={null} />
        <output aria-label="rule">{JSON.stringify(form.watch('rule'))}</output>
      </FormProvider>
    );
  }
  const page = renderView(<Form />, { call: call as never });
  await whenLoaded();
  const choose = async (name: string | RegExp) => {
    await page.user.click(screen.getByRole('combobox', { name: /^Repeats/ }));
    await page.user.click(await screen.findByRole('option', { name }));
  };
  return { ...page, call, choose, rule: () => JSON.parse(screen.getByLabelText('rule').textContent ?? '') as unknown };
}

it('needs a date before anything repeats', async () => {
  await renderRule({});
  expect(screen.getByRole('combobox', { name: /^Repeats/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Needs a start or due date')).toBeInTheDocument();
});

it('offers the usual rules by the first day, and says the one that is chosen with its next dates', async () => {
  const { choose, rule, call } = await renderRule();
  await choose('Weekly on Monday');
  expect(rule()).toEqual({
    repeat: 'WEEKLY',
    interval: 1,
    unit: 'WEEKS',
    weekdays: null,
    monthly: null,
    end: { type: 'AFTER', count: 10 },
  });
  expect(screen.getByText('Every week on Monday, 10 times')).toBeInTheDocument();
  expect(await screen.findByText(/^07 Dec 2026 · 14 Dec 2026 .* 10 in all, the last on 04 Jan 2027$/)).toBeVisible();
  expect(call.mock.calls.at(-1)?.[0]).toMatchObject({
    method: 'POST',
    path: '/client/v1/tasks/validate-recurrence',
    body: { ...dates, rule: { repeat: 'WEEKLY' } },
  });
  await choose('Does not repeat');
  expect(rule()).toBeNull();
});

it('builds a rule of its own from parts, of which the last weekday stays', async () => {
  const { user, choose, rule } = await renderRule();
  await choose(/^Custom/);
  const interval = screen.getByLabelText('Interval');
  await user.clear(interval);
  await user.type(interval, '2');
  const days = within(screen.getByRole('group', { name: 'Weekdays' }));
  await user.click(days.getByRole('button', { name: 'Thursday' }));
  await user.click(days.getByRole('button', { name: 'Monday' }));
  await user.click(days.getByRole('button', { name: 'Thursday' }));
  expect(rule()).toMatchObject({ repeat: 'CUSTOM', interval: 2, unit: 'WEEKS', weekdays: ['TH'] });
  await user.click(screen.getByRole('combobox', { name: 'Unit' }));
  await user.click(await screen.findByRole('option', { name: 'months' }));
  await user.click(screen.getByRole('combobox', { name: 'Day of the month' }));
  await user.click(await screen.findByRole('option', { name: 'on the first Monday' }));
  expect(rule()).toMatchObject({ unit: 'MONTHS', weekdays: null, monthly: 'WEEKDAY' });
  expect(screen.getByText('Every 2 months on the first Monday, 10 times')).toBeInTheDocument();
});

it('ends on a day or after a number of times', async () => {
  const { user, choose, rule } = await renderRule();
  await choose('Daily');
  const count = screen.getByLabelText('Number of times');
  await user.clear(count);
  await user.type(count, '9999');
  expect(rule()).toMatchObject({ end: { type: 'AFTER', count: 999 } });
  await user.click(screen.getByRole('combobox', { name: 'Ends' }));
  await user.click(await screen.findByRole('option', { name: 'Ends on' }));
  expect(rule()).toMatchObject({ end: { type: 'ON', date: '2027-03-07' } });
  await waitFor(() => expect(screen.getByText('Every day, until 07 Mar 2027')).toBeInTheDocument());
});
