import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLongPress } from './useLongPress.ts';

const hear = { hold: vi.fn<() => void>(), click: vi.fn<() => void>() };

function Held() {
  return (
    <>
      <button type="button" {...useLongPress(hear.hold)}>
        held
      </button>
      <button type="button" onClick={hear.click}>
        other
      </button>
    </>
  );
}

const press = (more = {}) =>
  fireEvent.pointerDown(screen.getByText('held'), { pointerType: 'touch', isPrimary: true, clientX: 5, ...more });
const click = (detail: number) => fireEvent.click(screen.getByText('other'), { detail });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  render(<Held />);
});
afterEach(() => {
  fireEvent.pointerDown(document.body);
  vi.useRealTimers();
});

it('hears of a finger that rests, once', () => {
  press();
  expect(hear.hold).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(hear.hold).toHaveBeenCalledOnce();
});

it.each([
  ['is lifted', () => fireEvent.pointerUp(screen.getByText('held'))],
  ['scrolls', () => fireEvent.pointerCancel(screen.getByText('held'))],
  ['slips', () => fireEvent.pointerMove(screen.getByText('held'), { clientX: 30 })],
])('hears nothing where the finger %s before', (_what, act) => {
  press();
  act();
  vi.runAllTimers();
  expect(hear.hold).not.toHaveBeenCalled();
});

it('bears with a finger that trembles', () => {
  press();
  fireEvent.pointerMove(screen.getByText('held'), { clientX: 9 });
  vi.runAllTimers();
  expect(hear.hold).toHaveBeenCalledOnce();
});

it('leaves a mouse its own menu', () => {
  press({ pointerType: 'mouse' });
  vi.runAllTimers();
  const menu = createEvent.contextMenu(screen.getByText('held'));
  fireEvent(screen.getByText('held'), menu);
  expect(menu.defaultPrevented).toBe(false);
  expect(hear.hold).not.toHaveBeenCalled();
});

it('takes the menu that a finger opens for its resting', () => {
  press();
  const menu = createEvent.contextMenu(screen.getByText('held'));
  fireEvent(screen.getByText('held'), menu);
  vi.runAllTimers();
  expect(menu.defaultPrevented).toBe(true);
  expect(hear.hold).toHaveBeenCalledOnce();
});

it('lets no click of that finger through, wherever it lands, but those of keys and of the next touch', () => {
  press();
  vi.runAllTimers();
  click(1);
  expect(hear.click).not.toHaveBeenCalled();
  click(0);
  expect(hear.click).toHaveBeenCalledOnce();
  fireEvent.pointerDown(screen.getByText('other'));
  click(1);
  expect(hear.click).toHaveBeenCalledTimes(2);
});
