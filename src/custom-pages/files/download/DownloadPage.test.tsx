import { screen } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { fileWith, libraryItemWith } from '../../../../tests/support/browser/fakeLibrary.ts';
import { expectRefusals, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { DownloadPage } from './DownloadPage.tsx';

const { id, key } = libraryItemWith(3, 'Rider.pdf');
const file = fileWith(3, 'rider-original.pdf');

const open = (at: string, answer: () => Promise<unknown>) =>
  renderView(<DownloadPage />, { at, api: { getOne: answer } as never });

it('shows the file by its name and size, with the way to download it', async () => {
  open(`/download?key=${encodeURIComponent(key)}&name=Rider.pdf`, async () => ({
    data: { id, name: 'Rider.pdf', version: 1, file },
  }));
  expect(await screen.findByRole('heading', { name: 'Rider.pdf' })).toBeInTheDocument();
  expect(screen.getByText('12 kB')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('href', `${file.cdnOrigin}?download=1`);
  expect(link).toHaveAttribute('download', 'Rider.pdf');
});

it.each([403, 404])('tells no more than that it is not available (%i)', async (status) => {
  expectRefusals();
  open(`/download?key=${key}&name=Secret.pdf`, () => Promise.reject(new HttpError('', status)));
  expect(await screen.findByText('This file is not available')).toBeInTheDocument();
  expect(screen.queryByText(/Secret/, { ignore: 'output' })).toBeNull();
});

it('says the same without a key', async () => {
  open('/download', () => Promise.reject(new Error('nobody asks')));
  expect(await screen.findByText('This file is not available')).toBeInTheDocument();
});
