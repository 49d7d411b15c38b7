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
  expect(options().slice(-13)).toEqual([
    'Add talent',
    'Add scout',
    'Add partner',
    'Add staff member',
    'Add contract',
    'Import talents',
    'Import scouts',
    'Import partners',
    'Import contacts',
    'Switch to the dark theme',
    'Language: Français',
    'Your account',
    'Sign out',
  ]);
  expect(screen.getByText('Actions')).toBeInTheDocument();
});

it.each([
  [{ SCOUT: ['EDIT_ASSIGN'], PARTNER: ['VIEW_ALL'] }, ['Add scout', 'Import scouts']],
  [{ PARTNER: ['EDIT_ASSIGN'] }, ['Add partner', 'Import partners', 'Import contacts']],
  [{ TALENT: ['VIEW_ALL'], STAFF: ['VIEW_ALL'] }, []],
] as const)('offers to add and to import whom one may add, and nobody else: %o', (levels, offered) => {
  open({ ...admin, role: 'staff', levels });
  expect(options().filter((text) => /^(Add|Import)/.test(text ?? ''))).toEqual(offered);
});

it.each([
  ['dark', 'Switch to the dark theme'],
  ['theme', 'Switch to the dark theme'],
  ['french', 'Language: Français'],
  ['franc', 'Language: Français'],
  ['import sco', 'Import scouts'],
  ['csv conta', 'Import contacts'],
  ['new tal', 'Add talent'],
  ['create talent', 'Add talent'],
  ['add talent', 'Add talent'],
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

it('leads to a new record, to the import and to the account', async () => {
  const { user } = open();
  await type(user, 'new talent');
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('address')).toHaveTextContent('/talent/add');
  await user.clear(screen.getByRole('combobox'));
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
