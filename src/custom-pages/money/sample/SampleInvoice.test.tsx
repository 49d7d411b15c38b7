import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { invoicing } from '../../../../schema/areas/money/settings/invoicing.ts';
import type { AnySettings } from '../../../../schema/language/settings.ts';
import { refuse } from '../../../../tests/support/fakeFetch.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { SettingsPage } from '../../../views/settings/SettingsPage.tsx';

vi.mock('../../../widgets/file/pages/readPdf.ts', () => ({
  readPdf: async () => [{ number: 1, ratio: 0.7, draw: async () => document.createElement('canvas') }],
}));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

it('follows what is typed, and keeps its picture while that is invalid', async () => {
  const kept = { version: 1, prefix: 'INV-', creditPrefix: 'CN-', digits: 4, legalName: 'Harbour', termDays: 14 };
  const { user, calls } = renderPage(
    <SettingsPage settings={invoicing as unknown as AnySettings} />,
    ({ method, body }) => {
      if (method !== 'POST') return kept;
      const { accent } = body as { readonly accent?: string };
      return accent === 'red' ? refuse(400) : new Response('%PDF-');
    },
    { at: '/finance/configuration/invoice-settings' },
  );
  const asked = () => calls.filter(({ path }) => path.endsWith('/preview')).map(({ body }) => body);
  expect(await screen.findByRole('img', { name: 'Sample invoice, page 1 of 1' })).toBeInTheDocument();
  expect(asked()).toEqual([{}]);
  await user.type(await screen.findByLabelText(/^Legal name/, undefined, { timeout: 5000 }), ' Ltd');
  await waitFor(() => expect(asked()).toEqual([{}, { legalName: 'Harbour Ltd' }]));
  await user.type(await screen.findByRole('textbox', { name: /^Accent colour/ }), 'red');
  await waitFor(() => expect(asked()).toHaveLength(3));
  // The refusal has come by then.
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.getByRole('img', { name: 'Sample invoice, page 1 of 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});
