import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadsDoneTime } from '../../../schema/rules/limits.ts';
import { createUploadDesk } from '../../dataProvider/uploads/desk.ts';
import { fakeTransport, type FakeServer } from '../../../tests/support/browser/fakeTransport.ts';
import { createUnfinished } from '../../dataProvider/uploads/unfinished.ts';
import { UploadDeskContext } from '../../dataProvider/uploads/UploadDeskContext.ts';
import { createUploads } from '../../dataProvider/uploads/uploads.ts';
import { renderView, setWidth } from '../../../tests/support/browser/renderView.tsx';
import { UploadDock } from './UploadDock.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  setWidth(1024);
});

/** The dialog with one file that is uploaded. */
async function open(width: number, server: FakeServer = {}) {
  setWidth(width);
  const { transport } = fakeTransport(server);
  const uploads = createUploads({
    transport,
    unfinished: createUnfinished(localStorage, 'me', Date.now),
    clock: Date.now,
    wait: async () => undefined,
    newKey: () => 'key',
  });
  const desk = createUploadDesk(async () => uploads);
  await desk.open();
  uploads.add(new File(['abc'], 'people.csv'));
  const page = renderView(
    <UploadDeskContext value={desk}>
      <UploadDock />
    </UploadDeskContext>,
  );
  return page;
}
const pass = () => act(() => vi.advanceTimersByTimeAsync(uploadsDoneTime + 100));
const done = () => screen.queryByText('1 upload complete');

it('goes by itself on a phone, where it covers the page', async () => {
  await open(390);
  expect(await screen.findByText('1 upload complete')).toBeVisible();
  await pass();
  expect(done()).toBeNull();
});

it('stays there while somebody is at it', async () => {
  const { user } = await open(390);
  await screen.findByText('1 upload complete');
  await user.tab();
  await pass();
  expect(done()).toBeVisible();
  await act(async () => (document.activeElement as HTMLElement).blur());
  await user.hover(screen.getByText('1 upload complete'));
  await pass();
  expect(done()).toBeVisible();
  await user.unhover(screen.getByText('1 upload complete'));
  await pass();
  expect(done()).toBeNull();
});

it('stays where something failed, and on a wide screen', async () => {
  const failed = await open(390, { part: () => Promise.reject(new TypeError('the file cannot be read')) });
  const said = await screen.findByText(/failed/i, { selector: '[role=status]' });
  await pass();
  expect(said).toBeVisible();
  failed.unmount();
  await open(1024);
  await screen.findByText('1 upload complete');
  await pass();
  expect(done()).toBeVisible();
});
