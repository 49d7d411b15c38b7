import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Actor } from '../../../schema/access/access.ts';
import { memoryStore } from 'ra-core';
import { admin, renderView } from '../../views/testing.tsx';
import { UnsavedContext } from '../unsaved/sources.ts';
import { CommandPalette } from './CommandPalette.tsx';

const person = { id: 't1', kind: 'talent', displayName: 'Signe Darkwood', avatar: null, owner: null };

function open(actor: Actor = admin, mayLeave = () => Promise.resolve(true)) {
  const onClose = vi.fn<() => void>();
  const store = memoryStore();
  const view = (
    <UnsavedContext value={{ mark: () => undefined, mayLeave }}>
      <CommandPalette onClose={onClose} isNarrow={false} />
    </UnsavedContext>
  );
  const call = async () => ({ data: [person] });
  return { ...renderView(view, { at: '/tasks', actor, store, call: call as never }), onClose, store };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const type = async (user: ReturnType<typeof open>['user'], text: string) =>
  user.type(screen.getByRole('combobox'), text);

it('ends with what can be done from everywhere', () => {
  open();
  expect(options().slice(-7)).toEqual([
    'Import talents',
    'Import scouts',
    'Import partners',
    'Switch to the dark theme',
    'Language: Français',
    'Your account',
    'Sign out',
  ]);
  expect(screen.getByText('Actions')).toBeInTheDocument();
});

it('offers to import whom one may add, and nobody else', () => {
  open({ ...admin, role: 'staff', levels: { SCOUT: ['EDIT_ASSIGN'], PARTNER: ['VIEW_ALL'] } });
  expect(options().filter((text) => text?.startsWith('Import'))).toEqual(['Import scouts']);
});

it.each([
  ['dark', 'Switch to the dark theme'],
  ['theme', 'Switch to the dark theme'],
  ['french', 'Language: Français'],
  ['franc', 'Language: Français'],
  ['import sco', 'Import scouts'],
  ['acc', 'Your account'],
  ['sign', 'Sign out'],
])('finds by "%s" what it stands for', async (keyword, title) => {
  const { user } = open();
  await type(user, keyword);
  expect(options().filter((text) => text !== 'SDSigne Darkwood')).toEqual([title]);
});

it('puts people before actions, and keeps what was chosen while they arrive', async () => {
  const { user } = open();
  await type(user, 'dark');
  await waitFor(() => expect(options()).toEqual(['SDSigne Darkwood', 'Switch to the dark theme']));
  expect(screen.getByRole('option', { name: 'Switch to the dark theme' })).toHaveClass('Mui-focused');
});

it('puts actions before those who are only spelt much like the words', async () => {
  const { user } = open();
  await type(user, 'theme');
  await waitFor(() => expect(options()).toEqual(['Switch to the dark theme', 'SDSigne Darkwood']));
});

it('turns the colours and the language, and closes', async () => {
  const { user, onClose, store } = open();
  await type(user, 'dark');
  await user.keyboard('{Enter}');
  expect(store.getItem('theme')).toBe('dark');
  await user.clear(screen.getByRole('combobox'));
  await type(user, 'fran');
  await user.keyboard('{Enter}');
  expect(store.getItem('locale')).toBe('fr');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('leads to the import and to the account', async () => {
  const { user } = open();
  await type(user, 'import tal');
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('address')).toHaveTextContent('/import/talent');
  await user.clear(screen.getByRole('combobox'));
  await type(user, 'your acc');
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('address')).toHaveTextContent('/account');
});

it('asks before it signs somebody out who has something unsaved', async () => {
  const mayLeave = vi.fn<() => Promise<boolean>>(async () => false);
  const { user } = open(admin, mayLeave);
  await type(user, 'sign');
  await user.keyboard('{Enter}');
  expect(mayLeave).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('address')).toHaveTextContent('/tasks');
});
