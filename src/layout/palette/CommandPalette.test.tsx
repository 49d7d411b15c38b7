import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Actor } from '../../../schema/access/access.ts';
import { memoryStore } from 'ra-core';
import { admin, renderView } from '../../../tests/support/browser/renderView.tsx';
import { DirtyFormsContext } from '../../widgets/unsaved/dirtyForms.ts';
import { recentsOf } from '../../store/recents.ts';
import { addShortcut } from '../../widgets/keys/shortcuts.ts';
import { CommandPalette } from './CommandPalette.tsx';

const person = { id: 't1', kind: 'talent', displayName: 'Signe Darkwood', avatar: null, owner: null };

interface Options {
  readonly mayLeave?: () => Promise<boolean>;
  /** Returns the people that the server finds by a keyword. */
  readonly find?: (keyword: string) => Promise<readonly object[]>;
  /** Text typed before the palette was open, followed by Enter. */
  readonly entered?: string;
  /** Records that are read of the people found. */
  readonly records?: readonly { readonly id: string }[];
}

function Typed({ entered, onClose }: { entered: string | undefined; onClose: () => void }) {
  const [keyword, setKeyword] = useState(entered ?? '');
  const isEntered = entered !== undefined;
  return (
    <CommandPalette keyword={keyword} onKeyword={setKeyword} isEntered={isEntered} onClose={onClose} isNarrow={false} />
  );
}

function open(actor: Actor = admin, options: Options = {}) {
  const { mayLeave = () => Promise.resolve(true), find = async () => [person], entered, records = [] } = options;
  const onClose = vi.fn<() => void>();
  const store = memoryStore();
  const view = (
    <DirtyFormsContext value={{ mark: () => undefined, mayLeave, isHeld: () => false }}>
      <Typed entered={entered} onClose={onClose} />
    </DirtyFormsContext>
  );
  const call = async ({ query }: { query: { keyword: string } }) => ({ data: await find(query.keyword) });
  const getList = vi.fn<(kind: string, params: object) => Promise<object>>(() => Promise.resolve({ data: records }));
  const parts = { at: '/tasks', actor, store, call: call as never, api: { getList: getList as never } };
  return { ...renderView(view, parts), onClose, store, getList };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const type = async (user: ReturnType<typeof open>['user'], text: string) =>
  user.type(screen.getByRole('combobox'), text);

/** Actions for the kinds of the spec; declared ones add theirs. */
const additions = [
  ...['Add talent', 'Add scout', 'Add partner', 'Add staff member', 'Add contract'],
  ...['Import talents', 'Import contacts', 'Import scouts', 'Import partners'],
];
const offeredAdditions = () => options().filter((text) => additions.includes(text ?? ''));

it('ends with what can be done from everywhere', () => {
  open();
  expect(offeredAdditions()).toEqual(additions);
  const last = ['Switch to the dark theme', 'Language: Français', 'Your account', 'Sign out'];
  expect(options().slice(-last.length)).toEqual(last);
  expect(screen.getByText('Actions')).toBeInTheDocument();
});

it.each([
  [{ SCOUT: ['EDIT_ASSIGN'], PARTNER: ['VIEW_ALL'] }, ['Add scout', 'Import scouts', 'Import contacts']],
  [{ PARTNER: ['EDIT_ASSIGN'] }, ['Add partner', 'Import partners', 'Import contacts']],
  [{ TALENT: ['VIEW_ALL'], STAFF: ['VIEW_ALL'] }, []],
] as const)('offers to add and to import whom one may add, and nobody else: %o', (levels, offered) => {
  open({ ...admin, role: 'staff', levels });
  expect(offeredAdditions()).toEqual(offered);
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

const nobody = { find: async () => [] };
const address = () => screen.getByLabelText('address');

it('turns the colours and the language, and closes', async () => {
  const { user, onClose, store } = open(admin, nobody);
  await type(user, 'dark');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(store.getItem('theme')).toBe('dark'));
  await user.clear(screen.getByRole('combobox'));
  await type(user, 'fran');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(store.getItem('locale')).toBe('fr'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('leads to a new record, to the import and to the account', async () => {
  const { user } = open(admin, nobody);
  await type(user, 'new talent');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent('/talent/add'));
  await user.clear(screen.getByRole('combobox'));
  await type(user, 'import tal');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent('/import/talent'));
  await user.clear(screen.getByRole('combobox'));
  await type(user, 'your acc');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent('/account'));
});

it('asks before it signs somebody out who has something unsaved', async () => {
  const mayLeave = vi.fn<() => Promise<boolean>>(async () => false);
  const { user } = open(admin, { ...nobody, mayLeave });
  await type(user, 'sign');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(mayLeave).toHaveBeenCalledOnce());
  expect(address()).toHaveTextContent('/tasks');
});

describe('Enter', () => {
  const signe = '/talent/t1/profile/summary';

  it('waits until the whole keyword has been searched, and opens whom it finds', async () => {
    const { user, onClose } = open();
    await type(user, 'sign{Enter}');
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(address()).toHaveTextContent(signe));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('opens nobody whom an older keyword has found', async () => {
    const { user } = open(admin, {
      find: async (keyword) => (keyword === 'ada' ? [{ ...person, id: 't2', displayName: 'Ada Marlow' }] : [person]),
    });
    await type(user, 'ada');
    await waitFor(() => expect(options()).toContain('AMAda Marlow'));
    await user.clear(screen.getByRole('combobox'));
    await type(user, 'darkw{Enter}');
    await waitFor(() => expect(address()).toHaveTextContent(signe));
  });

  it('opens a page at once, since pages stand first', async () => {
    const { user } = open(admin, { find: () => new Promise(() => undefined) });
    await type(user, 'contr{Enter}');
    expect(address()).toHaveTextContent('/contracts');
  });

  it('opens at once what was gone to', async () => {
    const { user, store } = open(admin, { find: () => new Promise(() => undefined) });
    await type(user, 'theme{ArrowDown}{Enter}');
    expect(store.getItem('theme')).toBe('dark');
  });

  it('is forgotten where somebody types on', async () => {
    const { user, onClose } = open();
    await type(user, 'sign{Enter}e');
    await waitFor(() => expect(options()).toEqual(['SDSigne Darkwood']));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('opens nothing where the search fails, until it is pressed again', async () => {
    const { user, store, onClose } = open(admin, { find: () => Promise.reject(new Error('Out of order')) });
    await type(user, 'dark{Enter}');
    await screen.findByText('People could not be searched');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(store.getItem('theme')).toBe('dark');
  });

  it('counts that was pressed before the palette was there', async () => {
    open(admin, { entered: 'sign' });
    expect(screen.getByRole('combobox')).toHaveValue('sign');
    await waitFor(() => expect(address()).toHaveTextContent(signe));
  });
});

describe('before anything is typed', () => {
  const owner = `${admin.accountId} ${admin.agencyId ?? ''}`;
  beforeEach(() => sessionStorage.clear());

  it('offers the records that were opened lately, and what can be done on the page', async () => {
    recentsOf(owner).note({
      path: '/talent/t1/profile/summary',
      title: 'Signe Darkwood',
      id: 't1',
      entity: 'talent',
      avatar: null,
    });
    const run = vi.fn<() => void>();
    onTestFinished(addShortcut({ keys: 'e', label: 'Edit', group: 'record', run }));
    const { user, onClose } = open();
    expect(options().slice(0, 2)).toEqual(['SDSigne Darkwood', 'EditE']);
    expect(screen.getByText('Recently opened')).toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: /^Edit/ }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('offers what the open record leads to, once, instead of the same from everywhere', async () => {
    const [lead, key] = [vi.fn<() => void>(), vi.fn<() => void>()];
    onTestFinished(addShortcut({ keys: '', label: 'Add contract', group: 'record', run: lead }));
    onTestFinished(addShortcut({ keys: '', label: 'Add hold', group: 'record', run: lead }));
    onTestFinished(addShortcut({ keys: 'h', label: 'Add hold', group: 'record', run: key }));
    const { user } = open();
    await type(user, 'add');
    const offered = options().filter((text) => /^Add (?:contract|hold)/.test(text ?? ''));
    expect(offered).toEqual(['Add contract', 'Add holdH']);
    await user.click(screen.getByRole('option', { name: 'Add contract' }));
    expect(lead).toHaveBeenCalledTimes(1);
  });

  it('shows no record of a kind that the person may not read by now', () => {
    const actor = { ...admin, role: 'staff' as const, levels: {} };
    recentsOf(`${actor.accountId} ${actor.agencyId ?? ''}`).note({
      path: '/talent/t1',
      title: 'Signe Darkwood',
      id: 't1',
      entity: 'talent',
      avatar: null,
    });
    open(actor);
    expect(options()).not.toContain('SDSigne Darkwood');
  });
});

describe('somebody who is found', () => {
  const record = {
    id: 't1',
    categories: [{ id: 'c1', displayName: 'Athlete', kind: 'catalogue', avatar: null }],
    location: 'Sydney, AU',
    status: 1,
    email: 'signe@example.com',
    phoneNumber: '+61412345678',
    countryCode: 'AU',
    permissions: { canUpdate: true, canDelete: true },
  };

  it('is described by a line, of one request a kind', async () => {
    const { user, getList } = open(admin, { records: [record] });
    await type(user, 'signe');
    expect(await screen.findByText('Athlete · Sydney, AU · Active')).toBeInTheDocument();
    expect(getList).toHaveBeenCalledTimes(1);
    expect(getList).toHaveBeenCalledWith('talent', expect.objectContaining({ filter: { ids: ['t1'] } }));
  });

  it('is called, mailed or noted about after Tab; Escape leads back', async () => {
    const { user, onClose, router } = open(admin, { records: [record] });
    await type(user, 'signe');
    await screen.findByText(/Athlete/);
    await user.keyboard('{Tab}');
    const call = await screen.findByRole('option', { name: /^Call Signe Darkwood/ });
    expect(options()).toHaveLength(5);
    await user.keyboard('{Escape}');
    expect(call).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Tab}');
    await user.click(await screen.findByRole('option', { name: /^Email Signe Darkwood/ }));
    expect(router.state.location.state).toMatchObject({ adding: 'mailLog', starts: { to: ['signe@example.com'] } });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['call signe', 'tel:+61412345678', '_self'],
    ['whatsapp signe', 'https://wa.me/61412345678', '_blank'],
  ])('is reached by "%s" and Enter', async (keyword, address, target) => {
    const leave = vi.spyOn(window, 'open').mockReturnValue(null);
    const find = vi.fn<(keyword: string) => Promise<readonly object[]>>(async () => [person]);
    const { user } = open(admin, { records: [record], find });
    await type(user, `${keyword}{Enter}`);
    await waitFor(() => expect(leave).toHaveBeenCalledWith(address, target, 'noopener,noreferrer'));
    expect(find).toHaveBeenCalledWith('signe');
  });

  it('comes after those whose name begins with such a word', async () => {
    const centre = { ...person, id: 't2', displayName: 'Call Centre' };
    const find = async (keyword: string) => (keyword === 'centre' ? [person] : [centre]);
    const { user } = open(admin, { records: [record], find });
    await type(user, 'call centre{Enter}');
    await waitFor(() => expect(address()).toHaveTextContent('/talent/t2'));
  });
});
