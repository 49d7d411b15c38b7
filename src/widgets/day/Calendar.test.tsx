import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { somebody } from '../../../tests/support/actors.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { serverDefaults, type FirstWeekday } from '../../../schema/rules/agencyDefaults.ts';
import { Calendar } from './Calendar.tsx';

it.each([
  ['MO', 'Monday', 6],
  ['SA', 'Saturday', 1],
  ['SU', 'Sunday', 0],
] as const)('shows weeks that begin on %s', async (firstWeekday: FirstWeekday, name, before) => {
  const actor = { ...somebody({}), defaults: { ...serverDefaults, firstWeekday } };
  renderPage(<Calendar value="2026-11-27" onChange={vi.fn<() => void>()} />, () => ({}), { actor });
  const [first] = await screen.findAllByRole('columnheader');
  expect(first).toHaveAccessibleName(name);
  // The first of November 2026 is a Sunday.
  const [week] = screen.getAllByRole('row').filter((row) => row.querySelector('[role=gridcell]'));
  const cells = [...(week?.querySelectorAll('[role=gridcell]') ?? [])];
  expect(cells.findIndex((cell) => cell.textContent === '1')).toBe(before);
});
