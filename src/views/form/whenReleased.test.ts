import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { whenReleased } from './whenReleased.ts';

it('waits while a button of the mouse is down, until after the click', async () => {
  await whenReleased();
  const order: string[] = [];
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', () => order.push('click'));
  fireEvent.mouseDown(button);
  const released = whenReleased().then(() => order.push('released'));
  await Promise.resolve();
  expect(order).toEqual([]);
  fireEvent.mouseUp(button);
  fireEvent.click(button);
  await released;
  expect(order).toEqual(['click', 'released']);
  await whenReleased();
});
