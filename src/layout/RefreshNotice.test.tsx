import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Session, SessionState } from '../authProvider/session.ts';
import { SessionContext } from '../authProvider/SessionContext.ts';
import { renderView } from '../../tests/support/browser/renderView.tsx';
import { RefreshNotice } from './RefreshNotice.tsx';

const words = /^Your session could not be renewed/;
const signedIn = { status: 'signedIn', user: {} } as SessionState;
const failed = { ...signedIn, error: 'RefreshAccessTokenError' } as SessionState;

function open() {
  let state = signedIn;
  let listener: () => void = () => undefined;
  const subscribe = (changed: () => void) => {
    listener = changed;
    return () => undefined;
  };
  const session = { state: () => state, subscribe } as unknown as Session;
  const { user } = renderView(
    <SessionContext value={session}>
      <RefreshNotice />
    </SessionContext>,
  );
  const become = (next: SessionState) =>
    act(() => {
      state = next;
      listener();
    });
  return { user, become };
}

afterEach(() => act(() => onlineManager.setOnline(true)));

it('says that the session could not be renewed, until it is', () => {
  const { become } = open();
  expect(screen.queryByText(words)).toBeNull();
  become(failed);
  expect(screen.getByText(words).closest('[role=status]')).toBeVisible();
  become(signedIn);
  expect(screen.queryByText(words)).toBeNull();
});

it('can be put away, and comes back with the next trouble only', async () => {
  const { user, become } = open();
  become(failed);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(words)).toBeNull();
  become({ ...failed });
  expect(screen.queryByText(words)).toBeNull();
  become(signedIn);
  become(failed);
  expect(screen.getByText(words)).toBeVisible();
});

it('leaves it to the notice of a missing connection', () => {
  const { become } = open();
  act(() => onlineManager.setOnline(false));
  become(failed);
  expect(screen.queryByText(words)).toBeNull();
});
