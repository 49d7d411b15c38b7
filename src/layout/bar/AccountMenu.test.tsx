import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SessionContext } from '../../authProvider/SessionContext.ts';
import type { Session } from '../../authProvider/session.ts';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { colourOf } from '../../widgets/avatar/colour.ts';
import { AccountMenu } from './AccountMenu.tsx';

const staffId = '0190a0a0-0000-7000-8000-000000000001';
const accountId = '0190a0a0-0000-7000-8000-000000000002';
const displayName = 'Helen Marchetto';

const open = (user: object) => {
  const state = {
    status: 'signedIn',
    user: { id: accountId, staffId, displayName, avatar: null, role: 'agency', ...user },
  };
  const session = { state: () => state, subscribe: () => () => undefined } as unknown as Session;
  return renderView(
    <SessionContext value={session}>
      <AccountMenu isNarrow={false} />
    </SessionContext>,
  );
};

it.each([
  ['when the account was signed in to before', Date.UTC(2026, 10, 19, 22, 0), 'Last sign-in: 20 Nov 2026 09:00'],
  ['nothing of that the first time', null, null],
])('tells %s', async (_what, formerLoginAt, words) => {
  const { user } = open({ email: 'helen@harbour.test', formerLoginAt });
  await user.click(screen.getByRole('button', { name: /^Account of/ }));
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeInTheDocument();
  if (words === null) expect(screen.queryByText(/Last sign-in/)).toBeNull();
  else expect(screen.getByRole('menu').parentElement).toHaveTextContent(words);
});

/** The colours of the account's button and of the staff member's avatar as lists have it. */
function coloursOf(user: { readonly id: string; readonly staffId: string | null }): readonly string[] {
  const state = { status: 'signedIn', user: { ...user, displayName, avatar: null } };
  const session = { state: () => state, subscribe: () => () => undefined } as unknown as Session;
  renderView(
    <SessionContext value={session}>
      <AccountMenu isNarrow={false} />
      <Avatar of={{ id: staffId, displayName }} />
    </SessionContext>,
  );
  return screen.getAllByText('HM').map(({ style }) => style.background);
}

it('shows a staff member in the colour that they have in lists', () => {
  expect(colourOf(staffId)).not.toBe(colourOf(accountId));
  const [own, listed] = coloursOf({ id: accountId, staffId });
  expect(own).toBe(listed);
});

it('is called by what is seen of it, too', () => {
  coloursOf({ id: accountId, staffId });
  expect(screen.getByRole('button', { name: 'Account of Helen Marchetto, HM' })).toHaveTextContent('HM');
});

it('shows somebody without a staff record in the colour of the account', () => {
  const [own] = coloursOf({ id: accountId, staffId: null });
  expect(own).toBe(colourOf(accountId));
});
