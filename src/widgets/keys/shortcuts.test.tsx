import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { activeShortcuts, holdShortcuts } from './shortcuts.ts';
import { useShortcut } from './useShortcut.ts';

type Run = () => void;

function Page({ edit, go, isOn = true }: { readonly edit: Run; readonly go: Run; readonly isOn?: boolean }) {
  const [isListed, setListed] = useState(false);
  useShortcut({ keys: 'e', label: 'Edit', group: 'record', run: edit, isOn });
  useShortcut({ keys: 'g e', label: 'Events', group: 'goTo', run: go });
  useShortcut({ keys: '?', label: 'Keyboard shortcuts', group: 'everywhere', run: () => setListed(true) });
  return (
    <>
      <input aria-label="Name" />
      {isListed && <ShortcutList shortcuts={activeShortcuts()} onClose={() => setListed(false)} />}
    </>
  );
}

function open(isOn = true) {
  const [edit, go] = [vi.fn<Run>(), vi.fn<Run>()];
  return { ...renderView(<Page edit={edit} go={go} isOn={isOn} />), edit, go };
}

it('tells a key from the second of two', async () => {
  const { user, edit, go } = open();
  await user.keyboard('e');
  expect([edit.mock.calls.length, go.mock.calls.length]).toEqual([1, 0]);
  await user.keyboard('ge');
  expect([edit.mock.calls.length, go.mock.calls.length]).toEqual([1, 1]);
  await user.keyboard('gxe');
  expect([edit.mock.calls.length, go.mock.calls.length]).toEqual([2, 1]);
});

it('leaves keys to what is typed into, and to browsers', async () => {
  const { user, edit } = open();
  await user.type(screen.getByRole('textbox'), 'e');
  screen.getByRole('textbox').blur();
  await user.keyboard('{Control>}e{/Control}{Meta>}e{/Meta}');
  expect(edit).not.toHaveBeenCalled();
});

it('is off where the page does not offer it, and gone with the page', async () => {
  const { user, edit, unmount } = open(false);
  await user.keyboard('e');
  expect(edit).not.toHaveBeenCalled();
  unmount();
  expect(activeShortcuts()).toEqual([]);
});

it('lists what works on the page, group by group', async () => {
  const { user, edit } = open();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const lines = (name: string) =>
    within(within(dialog).getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(lines('This record')).toEqual(['EditE']);
  expect(lines('Everywhere')).toEqual(['Search or jump toCtrlK', 'Keyboard shortcuts?']);
  expect(lines('Go to')).toEqual(['EventsGE']);
  await user.keyboard('e');
  expect(edit).not.toHaveBeenCalled();
});

function Opening({ add, field }: { readonly add: Run; readonly field: string }) {
  const [state, setState] = useState<'closed' | 'asked' | 'open'>('closed');
  useShortcut({ keys: 'c', label: 'Add', group: 'list', run: () => setState('asked'), isForm: true });
  useShortcut({ keys: 't', label: 'Add task', group: 'everywhere', run: add });
  return (
    <>
      {state === 'asked' && (
        <div role="group" tabIndex={-1} ref={(dialog) => dialog?.focus()}>
          <button type="button" onPointerEnter={() => setState('open')}>
            Loaded
          </button>
        </div>
      )}
      {state === 'open' && (field === 'text' ? <input autoFocus /> : <textarea autoFocus />)}
    </>
  );
}

it.each(['text', 'area'])(
  'gives what is typed while a form opens to its first field (%s), and runs nothing',
  async (field) => {
    const add = vi.fn<Run>();
    const { user } = renderView(<Opening add={add} field={field} />);
    await user.keyboard('ct coachx{Backspace}');
    act(() => screen.getByRole('button').dispatchEvent(new Event('pointerover', { bubbles: true })));
    expect(await screen.findByRole('textbox')).toHaveValue('t coach');
    expect(add).not.toHaveBeenCalled();
    await user.keyboard('es');
    expect(screen.getByRole('textbox')).toHaveValue('t coaches');
  },
);

it.each([
  ['something else is focused', () => screen.getByRole('link').focus()],
  ['somebody steps back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
])('waits for no field once %s', async (_what, leave) => {
  const add = vi.fn<Run>();
  const { user } = renderView(
    <>
      <Opening add={add} field="text" />
      <a href="#here">Way</a>
    </>,
  );
  await user.keyboard('c');
  act(leave);
  await user.keyboard('t');
  expect(add).toHaveBeenCalledOnce();
});

it('runs nothing while shortcuts are held, nor on a control that takes letters', async () => {
  const { user, edit } = open();
  holdShortcuts('off', true);
  await user.keyboard('e');
  holdShortcuts('off', false);
  const list = document.createElement('div');
  list.setAttribute('role', 'listbox');
  list.tabIndex = 0;
  document.body.append(list);
  list.focus();
  await user.keyboard('e');
  list.remove();
  expect(edit).not.toHaveBeenCalled();
});
