import { screen, waitFor } from '@testing-library/react';
import { useNotify, type NotificationOptions } from 'ra-core';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import Dialog from '@mui/material/Dialog';
import { UndoButton } from './UndoButton.tsx';

type Told = readonly [said: string, options?: NotificationOptions & { type?: 'error' | 'success' | 'info' }];

/** A page with a button for each notice. */
function Teller({ of }: { readonly of: readonly Told[] }) {
  const notify = useNotify();
  return of.map(([said, options]) => (
    <button key={said} type="button" onClick={() => notify(said, { messageArgs: { _: said }, ...options })}>
      tell {said}
    </button>
  ));
}

/** A dialog that tells something. */
function Opened({ of }: { readonly of: readonly Told[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog open={isOpen}>
        <Teller of={of} />
      </Dialog>
    </>
  );
}

function open(...of: Told[]) {
  const page = renderView(<Teller of={of} />);
  return { ...page, tell: (said: string) => page.user.click(screen.getByText(`tell ${said}`)) };
}
const told = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('shows the newest at once, in place of the one before', async () => {
  const { tell } = open(['Saved', { autoHideDuration: null }], ['Refused', { type: 'error' }]);
  await tell('Saved');
  expect(told()).toEqual(['Saved']);
  await tell('Refused');
  expect(told()).toEqual(['Refused']);
});

it('keeps what offers something beside it, of which the latest three stand', async () => {
  const onUndo = vi.fn<() => void>();
  const action = <UndoButton onUndo={onUndo} />;
  const { tell, user } = open(['A', { action }], ['B', { action }], ['C', { action }], ['Refused', { type: 'error' }]);
  for (const one of ['A', 'B', 'C', 'Refused']) await tell(one);
  expect(told()).toEqual(['BUndo', 'CUndo', 'Refused']);
  await user.click(screen.getAllByText('Undo')[0] as HTMLElement);
  expect(onUndo).toHaveBeenCalledOnce();
  await waitFor(() => expect(told()).toEqual(['CUndo', 'Refused']));
});

it('lets a refusal be read: it goes on Escape and not by a press elsewhere', async () => {
  const { tell, user } = open(['Refused', { type: 'error' }]);
  await tell('Refused');
  await user.click(document.body);
  await user.click(screen.getByLabelText('address'));
  expect(told()).toEqual(['Refused']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(told()).toEqual([]));
});

it('can be pressed over a dialog that was opened since', async () => {
  const told = [
    ['Saved', { action: <UndoButton onUndo={() => undefined} />, autoHideDuration: null }],
    ['Sent'],
  ] as const;
  const { user } = renderView(
    <>
      <Teller of={[told[0]]} />
      <Opened of={[told[1]]} />
    </>,
  );
  await user.click(screen.getByText('tell Saved'));
  await user.click(screen.getByText('open'));
  await user.click(screen.getByText('tell Sent'));
  expect((await screen.findByText('Undo')).closest('[aria-hidden="true"]')).toBeNull();
});
