import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import type { Media } from '../../../../../schema/media.ts';
import { fakeTransport, mediaWith, type FakeServer } from '../../../../../tests/support/browser/fakeTransport.ts';
import {
  expectRefusals,
  refusal,
  renderView,
  setWidth,
  whenLoaded,
} from '../../../../../tests/support/browser/renderView.tsx';
import { createUploadDesk } from '../../../../dataProvider/uploads/desk.ts';
import { createUnfinished } from '../../../../dataProvider/uploads/unfinished.ts';
import { UploadDeskContext } from '../../../../dataProvider/uploads/UploadDeskContext.ts';
import { createUploads } from '../../../../dataProvider/uploads/uploads.ts';
import { FilesTab } from './FilesTab.tsx';

const entity = registry.get('opportunity');
const fileId = '0190a0a0-0000-7000-8000-0000000000a1';
const address = `/media/v1/file/${fileId}/origin`;
const rider = mediaWith({
  id: fileId,
  filename: 'rider.pdf',
  typeOfMedia: 5,
  size: 12_000,
  url: address,
  cdnOrigin: address,
  isProcessing: false,
  uploadedDate: Date.parse('2026-11-20T01:00:00Z'),
});

type Change = (resource: string, params: object) => Promise<{ data: object }>;

interface Given {
  readonly files?: readonly Media[];
  readonly canUpdate?: boolean;
  readonly server?: FakeServer;
  readonly failures?: readonly Error[];
}

async function open({ files = [rider], canUpdate = true, server = {}, failures = [] }: Given = {}) {
  const record = { id: 'o1', version: 3, attachments: files, permissions: { canUpdate, canDelete: canUpdate } };
  const changeSet = vi.fn<Change>(async () => ({ data: { ...record, version: 4 } }));
  for (const failure of failures) changeSet.mockRejectedValueOnce(failure);
  if (failures.length > 0) expectRefusals();
  const { transport } = fakeTransport(server);
  let keys = 0;
  const desk = createUploadDesk(async () =>
    createUploads({
      transport,
      unfinished: createUnfinished(localStorage, 'me', Date.now),
      clock: Date.now,
      wait: () => Promise.resolve(),
      newKey: () => `key${(keys += 1)}`,
    }),
  );
  const page = renderView(
    <UploadDeskContext value={desk}>
      <FilesTab entity={entity} record={record} field="attachments" />
    </UploadDeskContext>,
    { api: { changeSet } as never },
  );
  await whenLoaded();
  return { ...page, changeSet };
}

const fileOf = (name: string) => new File([new Uint8Array(3)], name);
const uploaded = (filename: string) => ({ ...rider, id: `${fileId.slice(0, -1)}2`, filename });

it('shows each file with its type, size and when it came, to open and to download', async () => {
  await open({ canUpdate: false });
  const table = within(screen.getByRole('table', { name: 'Attachments' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Type',
    'Size',
    'Uploaded',
    'Actions',
  ]);
  expect(table.getByRole('link', { name: 'rider.pdf' })).toHaveAttribute('href', address);
  for (const text of ['Document', '12 kB', '20 Nov 2026 12:00']) expect(table.getByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText('Download rider.pdf')).toHaveAttribute('href', `${address}?download=1`);
  // Who may only read changes nothing here, and keeps it in the library.
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'File rider.pdf in the library',
  ]);
});

it('adds what is chosen or dropped by a call of its own, once it is uploaded', async () => {
  const { user, changeSet, container } = await open({ server: { answers: [uploaded('plan.pdf')] } });
  await user.upload(screen.getByLabelText('Add files', { selector: 'input' }), fileOf('plan.pdf'));
  const added = { id: 'o1', field: 'attachments', add: [uploaded('').id] };
  await waitFor(() => expect(changeSet.mock.calls).toEqual([['opportunity', added]]));
  const table = screen.getByRole('table', { name: 'Attachments' });
  const dataTransfer = { files: [fileOf('second.pdf')], types: ['Files'] };
  fireEvent.dragOver(table, { dataTransfer });
  expect(await screen.findByText('Drop to add to Attachments')).toBeInTheDocument();
  fireEvent.drop(table, { dataTransfer });
  await waitFor(() => expect(changeSet).toHaveBeenCalledTimes(2));
  expect(container).not.toHaveTextContent('Drop to add');
});

it('takes nothing that is dropped by who may only read', async () => {
  const { changeSet } = await open({ canUpdate: false });
  const dataTransfer = { files: [fileOf('second.pdf')], types: ['Files'] };
  fireEvent.drop(screen.getByRole('table', { name: 'Attachments' }), { dataTransfer });
  await whenLoaded();
  expect(changeSet).not.toHaveBeenCalled();
});

it('removes a file by a call of its own, and brings it back on Undo', async () => {
  const { user, changeSet } = await open();
  await user.click(screen.getByLabelText('Remove rider.pdf'));
  expect(await screen.findByText('rider.pdf deleted')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(changeSet.mock.calls.map(([, params]) => params)).toEqual([
      { id: 'o1', field: 'attachments', remove: fileId },
      { id: 'o1', field: 'attachments', add: [fileId] },
    ]),
  );
});

it('says in the words of the server why a file was not removed', async () => {
  const { user } = await open({ failures: [refusal({ message: 'Gone already', key: 'fileMissing' })] });
  await user.click(screen.getByLabelText('Remove rider.pdf'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('rider.pdf deleted')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'rider.pdf' })).toBeInTheDocument();
});

it('says why an upload failed, beside the file', async () => {
  const part = () => {
    throw new Error('Broken');
  };
  const { user, changeSet } = await open({ server: { part } });
  await user.upload(screen.getByLabelText('Add files', { selector: 'input' }), fileOf('plan.pdf'));
  expect(await screen.findByLabelText('Try to upload plan.pdf again')).toBeInTheDocument();
  expect(changeSet).not.toHaveBeenCalled();
});

it('has room for fifty files', async () => {
  const files = Array.from({ length: 50 }, (_, at) => ({ ...rider, id: `${fileId.slice(0, -2)}${at + 10}` }));
  await open({ files });
  expect(screen.getByRole('button', { name: 'Add files' })).toBeDisabled();
});

it('asks for the first file where there is none, and says so to readers', async () => {
  const { unmount } = await open({ files: [] });
  expect(screen.getByText('Drop files anywhere here, or choose them.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add files' })).toBeEnabled();
  unmount();
  await open({ files: [], canUpdate: false });
  expect(screen.getByText('There are no files yet.')).toBeInTheDocument();
});

it('shows the fingerprint of files that nobody changes, and takes none', async () => {
  const sha256 = 'ab12'.repeat(16);
  const record = { id: 'c1', version: 1, documents: [{ ...rider, sha256 }], permissions: { canUpdate: true } };
  renderView(<FilesTab entity={registry.get('contract')} record={record} field="documents" />);
  await whenLoaded();
  const table = within(screen.getByRole('table', { name: 'Documents' }));
  expect(table.getByText('ab12ab12ab12')).toHaveAttribute('title', sha256);
  expect(table.getByRole('columnheader', { name: 'SHA-256' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add files' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Remove rider.pdf')).not.toBeInTheDocument();
});

it('stands in cards on a phone', async () => {
  setWidth(390);
  await open();
  const card = within(screen.getByRole('list', { name: 'Attachments' }));
  expect(card.getByText(/Document · 12 kB/)).toBeInTheDocument();
  setWidth(1024);
});
