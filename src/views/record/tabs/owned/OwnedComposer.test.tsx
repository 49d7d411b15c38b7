import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectRefusals, renderView, whenLoaded } from '../../../../../tests/support/browser/renderView.tsx';
import { OwnedComposer } from './OwnedComposer.tsx';
import { plainNote } from '../../../../../tests/support/browser/plainNote.ts';

type Create = (resource: string, params: { readonly data: object }) => Promise<object>;

const owner = { id: '0190a0a0-0000-7000-8000-000000000001', version: 1 };
const composer = <OwnedComposer entity={plainNote} field="owner" owner={owner} />;
const input = () => screen.getByLabelText(/^Text/);

/** A composer whose saves wait until the test ends them. */
async function renderComposer() {
  const saves: { readonly end: (made: object) => void; readonly fail: (reason: Error) => void }[] = [];
  const create = vi.fn<Create>(() => new Promise((end, fail) => saves.push({ end, fail })));
  const page = renderView(composer, { api: { create: create as never } });
  await whenLoaded();
  return { ...page, create, saves };
}

it('keeps what is typed in the very moment in which its field appears', async () => {
  const typeAtOnce = new MutationObserver(() => {
    const field = screen.queryByLabelText(/^Text/);
    if (!field) return;
    typeAtOnce.disconnect();
    fireEvent.change(field, { target: { value: 'Typed at once' } });
  });
  typeAtOnce.observe(document.body, { childList: true, subtree: true, attributes: true });
  await renderComposer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add note' })).toBeEnabled());
  expect(input()).toHaveValue('Typed at once');
});

it('takes no words while a note is being saved, since they would go with it', async () => {
  const { user, create, saves } = await renderComposer();
  await user.type(input(), 'First note');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  await user.keyboard(' and more');
  expect(input()).toHaveValue('First note');
  expect(create.mock.calls[0]?.[1].data).toMatchObject({ text: 'First note' });
  await act(async () => saves[0]?.end({ data: { id: 'a', version: 1 } }));
  await waitFor(() => expect(input()).toHaveValue(''));
  await user.type(input(), 'Second note');
  expect(input()).toHaveValue('Second note');
});

it('keeps the words of a note that could not be saved, and takes more', async () => {
  expectRefusals();
  const { user, create, saves } = await renderComposer();
  await user.type(input(), 'First note');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  await act(async () => saves[0]?.fail(new Error('Failed to fetch data')));
  expect(await screen.findByText('Failed to fetch data')).toBeInTheDocument();
  await user.type(input(), ', again');
  expect(input()).toHaveValue('First note, again');
});
