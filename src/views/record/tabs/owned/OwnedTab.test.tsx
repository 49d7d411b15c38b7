import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mediaWith } from '../../../../../tests/support/browser/fakeTransport.ts';
import {
  expectRefusals,
  overtakenBy,
  renderView,
  whenLoaded,
} from '../../../../../tests/support/browser/renderView.tsx';
import { OwnedTab } from './OwnedTab.tsx';
import { plainNote } from '../../../../../tests/support/browser/plainNote.ts';

const owner = { id: '0190a0a0-0000-7000-8000-000000000001', version: 1 };
const author = { id: 's', displayName: 'Mei Tanaka', avatar: null, kind: 'staff' };
const note = (id: string, text: string, age: number) => {
  const at = Date.now() - age;
  return { id, version: 1, text, author, ownerId: owner.id, isPinned: false, createdAt: at, updatedAt: at };
};

const change = {
  id: 'h',
  at: Date.now(),
  by: author,
  action: 'update',
  version: 2,
  changes: [{ field: 'text', before: 'Worst note', after: 'First note' }],
};

interface Params {
  readonly id?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly filter?: Readonly<Record<string, unknown>>;
}
type Call = (resource: string, params: Params) => Promise<object>;

/** The notes tab over an API that keeps notes as the real one does. */
async function renderNotes({ mayWrite = true } = {}) {
  const attachments = [mediaWith({ filename: 'rider.pdf', url: '/media/v1/file/f1/origin' })];
  let notes = [{ ...note('b', 'Second note', 60_000), attachments }, note('a', 'First note', 7_300_000)];
  let removed: typeof notes = [];
  const api = {
    getList: vi.fn<Call>(async (_resource, { filter }) => ({
      data: filter?.['deleted'] ? removed : notes.filter(({ isPinned }) => isPinned === filter?.['isPinned']),
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    })),
    create: vi.fn<Call>(async (_resource, { data }) => {
      notes = [note('c', String(data?.['text']), 0), ...notes];
      return { data: notes[0] ?? null };
    }),
    update: vi.fn<Call>(async (_resource, { id, data }) => {
      const { text, isPinned } = data ?? {};
      const made = { ...(text !== undefined && { text: String(text) }), ...(isPinned === true && { isPinned }) };
      const updatedAt = Date.now();
      notes = notes.map((one) => (one.id === id ? { ...one, ...made, version: 2, updatedAt } : one));
      return { data: notes.find((one) => one.id === id) };
    }),
    delete: vi.fn<Call>(async (_resource, { id }) => {
      removed = notes.filter((one) => one.id === id);
      notes = notes.filter((one) => one.id !== id);
      return { data: { id, version: 2 } };
    }),
    history: vi.fn<Call>(async () => ({ data: [change], loadMore: false, nextPageIndex: null })),
    restore: vi.fn<Call>(async () => {
      notes = [...removed, ...notes];
      const [data] = removed;
      removed = [];
      return { data };
    }),
  };
  const view = <OwnedTab entity={plainNote} field="owner" owner={owner} mayWrite={mayWrite} />;
  const page = renderView(view, { api: api as never });
  await whenLoaded();
  await screen.findByText('First note');
  const texts = () =>
    within(screen.getByRole('list', { name: 'Notes' }))
      .queryAllByText(/note/)
      .map((one) => one.textContent);
  return { ...page, api, texts };
}

it('shows the notes of the record, newest first, with who wrote them when', async () => {
  const { api, texts } = await renderNotes();
  expect(texts()).toEqual(['Second note', 'First note']);
  expect(screen.getByText('2 h ago')).toBeInTheDocument();
  expect(screen.getAllByText('Mei Tanaka')).toHaveLength(2);
  expect(await screen.findByRole('link', { name: 'rider.pdf' })).toHaveAttribute('href', '/media/v1/file/f1/origin');
  expect(api.getList).toHaveBeenCalledWith(
    'note',
    expect.objectContaining({
      filter: { ownerIds: [owner.id], isPinned: false },
      sort: { field: 'createdAt', order: 'DESC' },
    }),
  );
});

it('adds a note and is ready for the next one', async () => {
  const { user, api, texts } = await renderNotes();
  expect(screen.getByRole('button', { name: 'Add note' })).toBeDisabled();
  await user.type(screen.getByLabelText(/^Text/), 'Third note');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(texts()).toEqual(['Third note', 'Second note', 'First note']));
  expect(api.create.mock.calls[0]?.[1].data).toEqual({ text: 'Third note', ownerId: owner.id });
  expect(screen.getByLabelText(/^Text/)).toHaveValue('');
});

it('changes a note in its place', async () => {
  const { user, api, texts } = await renderNotes();
  await user.click(screen.getAllByLabelText('Edit')[1] as HTMLElement);
  const input = screen.getByDisplayValue('First note');
  await user.clear(input);
  await user.type(input, 'Better note');
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(texts()).toEqual(['Second note', 'Better note']));
  expect(api.update.mock.calls[0]?.[1]).toMatchObject({ id: 'a', data: { text: 'Better note', version: 1 } });
});

it('keeps a pinned note above the others', async () => {
  const { user, api, texts } = await renderNotes();
  await user.click(screen.getAllByLabelText('Pin to the top')[1] as HTMLElement);
  await waitFor(() => expect(texts()).toEqual(['First note', 'Second note']));
  expect(api.update.mock.calls[0]?.[1]).toMatchObject({ id: 'a', data: { isPinned: true, version: 1 } });
  expect(screen.getByLabelText('Unpin')).toBeInTheDocument();
});

it('shows a note that is pinned once, whichever of the two lists is asked again first', async () => {
  const { user, api, texts } = await renderNotes();
  const answer = api.getList.getMockImplementation();
  const others = new Promise<object>(() => undefined);
  const seen: (readonly unknown[])[] = [];
  const watching = new MutationObserver(() => seen.push(texts()));
  watching.observe(document.body, { childList: true, subtree: true });
  api.getList.mockImplementation(async (resource, params) =>
    params.filter?.['isPinned'] === true ? (answer?.(resource, params) ?? others) : others,
  );
  await user.click(screen.getAllByLabelText('Pin to the top')[1] as HTMLElement);
  await waitFor(() => expect(screen.getByLabelText('Unpin')).toBeInTheDocument());
  expect(texts()).toEqual(['First note', 'Second note']);
  watching.disconnect();
  expect(seen.every((all) => all.length === 2)).toBe(true);
});

it('deletes a note at once, and brings it back on Undo', async () => {
  const { user, api, texts } = await renderNotes();
  await user.click(screen.getAllByLabelText('Delete')[0] as HTMLElement);
  await waitFor(() => expect(texts()).toEqual(['First note']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(texts()).toEqual(['Second note', 'First note']));
  expect(api.restore).toHaveBeenCalledExactlyOnceWith('note', { id: 'b', version: 2 });
});

it('asks what to keep where somebody else changed the note meanwhile', async () => {
  expectRefusals();
  const { user, api, texts } = await renderNotes();
  api.update.mockRejectedValueOnce(overtakenBy({ ...note('a', 'First note. Call her.', 0), version: 2 }));
  await user.click(screen.getAllByLabelText('Edit')[1] as HTMLElement);
  await user.type(screen.getByDisplayValue('First note'), '{Home}Very ');
  await user.click(screen.getByText('Save'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
  expect(await dialog.findByRole('radio', { name: /Very First note. Call her./ })).toBeChecked();
  await user.click(dialog.getByText('Keep these and save'));
  await waitFor(() => expect(texts()).toEqual(['Second note', 'Very First note. Call her.']));
  expect(api.update.mock.calls.map(([, { data }]) => data)).toEqual([
    { text: 'Very First note', version: 1 },
    { text: 'Very First note. Call her.', version: 2 },
  ]);
});

it('shows what a note said before', async () => {
  const { user, api } = await renderNotes();
  expect(screen.queryByLabelText('Show the history')).not.toBeInTheDocument();
  await user.click(screen.getAllByLabelText('Pin to the top')[1] as HTMLElement);
  await user.click(await screen.findByLabelText('Show the history'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Note: history' }));
  expect(await dialog.findByText('Worst note')).toBeInTheDocument();
  expect(api.history).toHaveBeenCalledExactlyOnceWith('note', 'a', expect.anything());
});

it('shows the deleted ones, to be restored', async () => {
  const { user, api, texts } = await renderNotes();
  await user.click(screen.getAllByLabelText('Delete')[0] as HTMLElement);
  await waitFor(() => expect(texts()).toEqual(['First note']));
  await user.click(screen.getByRole('button', { name: 'Deleted' }));
  await waitFor(() => expect(texts()).toEqual(['Second note']));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Edit')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore Note' }));
  await waitFor(() => expect(api.restore).toHaveBeenCalledOnce());
  await user.click(screen.getByText('Back to current'));
  await waitFor(() => expect(texts()).toEqual(['Second note', 'First note']));
});

it('is only read by somebody who may not edit the record', async () => {
  await renderNotes({ mayWrite: false });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Edit')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Delete')).not.toBeInTheDocument();
});

it('has one line to write in, which unfolds when it is used and folds again after saving', async () => {
  const { user, texts } = await renderNotes();
  const formOf = () => screen.getByLabelText(/^Text/).closest('form');
  expect(formOf()).toHaveAttribute('data-resting');
  await user.click(screen.getByLabelText(/^Text/));
  expect(formOf()).not.toHaveAttribute('data-resting');
  await user.keyboard('Third note{Control>}{Enter}{/Control}');
  await waitFor(() => expect(texts()).toHaveLength(3));
  expect(formOf()).toHaveAttribute('data-resting');
});
