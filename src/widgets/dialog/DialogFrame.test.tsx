import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { DialogFrame } from './DialogFrame.tsx';

const question = 'The data you have entered has not been saved. Are you sure you want to leave?';

function open(onSubmit?: () => void) {
  const onClose = vi.fn<() => void>();
  const page = renderView(
    <DialogFrame title="A form" actions={null} onClose={onClose} {...(onSubmit && { onSubmit })}>
      <input aria-label="Name" />
    </DialogFrame>,
  );
  return { ...page, onClose };
}

it('starts in its first field', async () => {
  open(() => undefined);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

it('closes on Escape where nothing was typed, or where it is no form', async () => {
  const form = open(() => undefined);
  await form.user.keyboard('{Escape}');
  expect(form.onClose).toHaveBeenCalledOnce();
  form.unmount();
  const plain = open();
  await plain.user.type(screen.getByLabelText('Name'), 'x');
  await plain.user.keyboard('{Escape}');
  expect(plain.onClose).toHaveBeenCalledOnce();
});

it('stays open on Escape where only its buttons close it', async () => {
  const onClose = vi.fn<() => void>();
  const { user } = renderView(
    <DialogFrame isKept title="A key" actions={null} onClose={onClose}>
      <input aria-label="Key" />
    </DialogFrame>,
  );
  await user.type(screen.getByLabelText('Key'), '{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

it('asks before what was typed is lost, and keeps it on a No', async () => {
  const { user, onClose } = open(() => undefined);
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.keyboard('{Escape}');
  expect(await screen.findByText(question)).toBeInTheDocument();
  await user.click(screen.getByText('No'));
  await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  await user.click(screen.getByLabelText('Name'));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByText('Yes'));
  expect(onClose).toHaveBeenCalledOnce();
});
