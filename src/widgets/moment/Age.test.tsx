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
  [0, 'this minute'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [hour, '1 hour ago'],
  [23 * hour, '23 hours ago'],
  [day, '1 day ago'],
  [6 * day, '6 days ago'],
  [7 * day, '7 days ago'],
  [400 * day, '400 days ago'],
  [-hour, 'this minute'],
])('tells a moment of %i milliseconds ago as %s', (age, told) => {
  renderView(<Age at={now - age} />);
  expect(screen.getByRole('time')).toHaveTextContent(told);
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
  expect(screen.getByRole('time')).toHaveTextContent('1 hour ago');
});
