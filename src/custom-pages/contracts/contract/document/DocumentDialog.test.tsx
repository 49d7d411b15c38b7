import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderView } from '../../../../../tests/support/browser/renderView.tsx';
import { ClientContext } from '../../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../../dataProvider/httpClient.ts';
import { DocumentBar } from './DocumentBar.tsx';

const id = '0190a0a0-0000-7000-8000-000000000001';
const base = { id, version: 1, summary: 'Tour', reference: 'C-0012', terms: 'Agreed' };
const client = { id: '7', displayName: 'Quay', avatar: null, kind: 'partner' };
const contract = { ...base, client, permissions: { canUpdate: true, canDelete: true } };
const refused = { error: { code: 1000, key: 'documentEmpty', message: 'The contract has no text yet' } };

vi.mock('../../../../widgets/file/pages/readPdf.ts', () => ({
  readPdf: async () => [{ number: 1, ratio: 0.7, draw: async () => document.createElement('canvas') }],
}));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

afterEach(() => vi.restoreAllMocks());

async function open({ missing = [] as readonly string[], record = contract as object, isEmpty = false } = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (url, init) => {
    if (String(url).endsWith('/text')) return Response.json({ responseData: { text: 'Agreed', missing } });
    if (init?.method === 'POST') return Response.json({ responseData: { id, filename: 'C-0012 Tour.pdf' } });
    if (isEmpty) return Response.json(refused, { status: 400 });
    return new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
  });
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => 't' });
  const view = renderView(
    <ClientContext value={client}>
      <DocumentBar record={record as never} />
    </ClientContext>,
  );
  await view.user.click(await screen.findByRole('button', { name: 'Show as PDF' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tour as a PDF' }));
  const kept = () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST').map(([url]) => String(url));
  return { ...view, dialog, kept };
}

const showPdfs = (isShown: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isShown, configurable: true });

it('shows a contract as a PDF, to open, download and keep', async () => {
  showPdfs(true);
  const { user, dialog, kept } = await open();
  const sheets = await dialog.findByTitle('Tour as a PDF');
  expect(sheets).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('target', '_blank');
  expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'C-0012 Tour.pdf');
  await user.click(dialog.getByRole('button', { name: 'Keep as file' }));
  await waitFor(() => expect(kept()).toEqual([expect.stringMatching(new RegExp(`/contracts/${id}/document$`))]));
  expect(await screen.findByText('Kept as C-0012 Tour.pdf')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says what has no value, and keeps none then', async () => {
  showPdfs(true);
  const { dialog } = await open({ missing: ['client.email', 'noticeOn'] });
  expect(
    await dialog.findByText('Partner · Email, Notice by are missing. The text of the contract needs them'),
  ).toBeInTheDocument();
  const ways = dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toContainEqual(['Fill in Months of notice', `/contracts/detail/${id}/summary/edit#noticeMonths`]);
  expect(ways).toContainEqual(['Fill in Partner · Email', expect.stringMatching(/7.*edit#email$/)]);
  expect(dialog.getByRole('button', { name: 'Keep as file' })).toBeDisabled();
});

it('draws the pages where the browser shows no PDFs, and offers nothing to keep to readers', async () => {
  showPdfs(false);
  const { dialog } = await open({ record: { ...base, permissions: { canUpdate: false, canDelete: false } } });
  expect(await dialog.findByRole('img', { name: 'Tour as a PDF, page 1 of 1' })).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Keep as file' })).not.toBeInTheDocument();
});

it('says why there is none', async () => {
  const { dialog } = await open({ isEmpty: true });
  expect(await dialog.findByText('rules.documentEmpty')).toBeInTheDocument();
  expect(dialog.queryByRole('link')).not.toBeInTheDocument();
});

it('is not offered while the contract has no text', () => {
  renderView(<DocumentBar record={{ ...contract, terms: null } as never} />);
  expect(screen.getByRole('button', { name: 'Show as PDF' })).toBeDisabled();
});
