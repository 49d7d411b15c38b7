import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { Age } from './Age.tsx';

const now = Date.UTC(2026, 10, 20, 1, 0);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [0, 'just now'],
  [minute, '1 min ago'],
  [59 * minute, '59 min ago'],
  [hour, '1 h ago'],
  [11 * hour, '11 h ago'],
  [23 * hour, 'yesterday'],
  [day, 'yesterday'],
  [6 * day, '14 Nov'],
  [300 * day, '24 Jan'],
  [400 * day, 'Oct 2025'],
  [-hour, 'just now'],
])('tells a moment of %i milliseconds ago as %s', (age, told) => {
  renderView(<Age at={now - age} />);
  expect(screen.getByRole('time')).toHaveTextContent(told);
});

it('counts the hours of a night on, and tells the day before by its word', () => {
  vi.setSystemTime(Date.UTC(2026, 10, 19, 14, 0));
  const { unmount } = renderView(<Age at={Date.now() - 2 * hour} />);
  expect(screen.getByRole('time')).toHaveTextContent('2 h ago');
  unmount();
  renderView(<Age at={Date.now() - 8 * hour} />);
  expect(screen.getByRole('time')).toHaveTextContent('yesterday');
});

it('has the full moment in the reader’s zone on hover', () => {
  renderView(<Age at={now - hour} />);
  expect(screen.getByRole('time')).toHaveAttribute('title', '20 Nov 2026 11:00');
});

it('grows older while the page stands open', () => {
  renderView(<Age at={now - 59 * minute} />);
  act(() => {
    vi.advanceTimersByTime(90_000);
  });
  expect(screen.getByRole('time')).toHaveTextContent('1 h ago');
});
