import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import type { Media } from '../../../../../schema/media.ts';
import { fakeTransport, mediaWith, type FakeServer } from '../../../../../tests/support/browser/fakeTransport.ts';
import {
  expectRefusals,
  overtakenBy,
  refusal,
  renderView,
  whenLoaded,
} from '../../../../../tests/support/browser/renderView.tsx';
import { createUploadDesk } from '../../../../dataProvider/uploads/desk.ts';
import { createUnfinished } from '../../../../dataProvider/uploads/unfinished.ts';
import { UploadDeskContext } from '../../../../dataProvider/uploads/UploadDeskContext.ts';
import { createUploads } from '../../../../dataProvider/uploads/uploads.ts';
import { GalleryTab } from './GalleryTab.tsx';

const entity = registry.get('talent');
const uuid = (at: number) => `0190a0a0-0000-7000-8000-0000000000a${at}`;
const fileOf = (at: number, filename: string, typeOfMedia: number, more: Partial<Media> = {}) => {
  const origin = `/media/v1/file/${uuid(at)}/origin`;
  const here = { url: origin, cdnOrigin: origin, isProcessing: false };
  return mediaWith({ id: uuid(at), filename, originalFilename: filename, typeOfMedia, size: 12_000, ...here, ...more });
};
const sized = { width: 900, height: 1200, cdnSmall: '/small', cdnMedium: '/medium', cdnLarge: '/large' };
const one = fileOf(1, 'one.jpg', 1, sized);
const rider = fileOf(2, 'rider.pdf', 5);
const two = fileOf(3, 'two.jpg', 1, sized);
const reel = fileOf(4, 'reel.mp4', 2, { duration: 185 });
const three = fileOf(5, 'three.webp', 1, sized);
const all = [one, rider, two, reel, three];
const idsOf = (files: readonly Media[]) => files.map(({ id }) => id);

interface Given {
  readonly files?: readonly Media[];
  readonly canUpdate?: boolean;
  readonly server?: FakeServer;
  readonly failures?: readonly Error[];
  readonly kind?: string;
  /** The first update is not answered before `letGo`. */
  readonly isHeld?: boolean;
}

// The page of the tests cancels movements with an error.
beforeAll(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { device: { prefersReducedMotion: string } } } };
  happyDOM.settings.device.prefersReducedMotion = 'reduce';
});

async function open(given: Given = {}) {
  const { files = all, canUpdate = true, server = {}, failures = [], kind = 'talent', isHeld = false } = given;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
    if (!isHeld) resolve();
  });
  const record = {
    id: 't1',
    version: 3,
    displayName: 'Ada',
    avatarId: uuid(3),
    medias: files,
    mediaIds: idsOf(files),
    permissions: { canUpdate, canDelete: canUpdate },
  };
  const changeSet = vi.fn<(resource: string, params: object) => Promise<{ data: object }>>(async () => ({
    data: { ...record, version: 4 },
  }));
  const update = vi.fn<(resource: string, params: { data: object }) => Promise<{ data: object }>>(
    async (_, { data }) => {
      await held;
      return { data: { ...record, ...data, version: 4 } };
    },
  );
  for (const failure of failures) update.mockRejectedValueOnce(failure);
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
      <GalleryTab entity={kind === 'talent' ? entity : registry.get(kind)} record={record} field="medias" />
    </UploadDeskContext>,
    { api: { changeSet, update } as never },
  );
  await whenLoaded();
  return { ...page, changeSet, update, letGo: () => letGo() };
}

const tiles = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('button', { name: /^Open / })
    .map((button) => button.getAttribute('aria-label'));
const menuOf = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => {
  await user.click(screen.getByRole('button', { name: `More about ${name}` }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};
const sent = ({ update }: Awaited<ReturnType<typeof open>>) => update.mock.calls.map(([, { data }]) => data);

it('shows portraits, showreels and documents apart, with their number, and says which one is the face', async () => {
  await open();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Portraits 3',
    'Showreels 1',
    'Documents 1',
  ]);
  expect(tiles('Portraits')).toEqual(['Open one.jpg', 'Open two.jpg, Portrait', 'Open three.webp']);
  expect(screen.getByText('3:05')).toBeInTheDocument();
  expect(
    within(screen.getByRole('list', { name: 'Documents' })).getByRole('link', { name: 'rider.pdf' }),
  ).toHaveAttribute('href', rider.url);
  const image = screen.getByRole('list', { name: 'Portraits' }).querySelector('img');
  // As large as it is, before it loads.
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['360', '480']);
});

it('opens pictures and recordings one after the other', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'Open three.webp' }));
  const box = await screen.findByRole('dialog', { name: 'Preview of files' });
  expect(within(box).getByText('3 of 4')).toBeInTheDocument();
  await page.user.keyboard('{ArrowRight}');
  expect(await within(box).findByText('reel.mp4')).toBeInTheDocument();
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is put in order in one call, at once on the screen, the other parts left where they are, with a way back', async () => {
  const page = await open({ isHeld: true });
  expect(await menuOf(page, 'one.jpg')).toEqual([
    'Use as portrait',
    'Move later',
    'Download',
    'File in the library…',
    'Remove',
  ]);
  await page.user.click(screen.getByRole('menuitem', { name: 'Move later' }));
  expect(tiles('Portraits')).toEqual(['Open two.jpg, Portrait', 'Open one.jpg', 'Open three.webp']);
  expect(await screen.findByText('one.jpg moved')).toBeInTheDocument();
  expect(sent(page)).toEqual([{ mediaIds: idsOf([two, rider, one, reel, three]), version: 3 }]);
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(tiles('Portraits')[0]).toBe('Open one.jpg');
  // One after the other, so that the later one holds.
  expect(sent(page)).toHaveLength(1);
  page.letGo();
  await waitFor(() => expect(sent(page)[1]).toEqual({ mediaIds: idsOf(all), version: 4 }));
});

it('keeps what others have added and removed while it was put in order', async () => {
  const added = uuid(9);
  const current = { id: 't1', version: 7, mediaIds: [...idsOf([one, rider, two, reel]), added] };
  const page = await open({ failures: [overtakenBy(current)] });
  await menuOf(page, 'one.jpg');
  await page.user.click(screen.getByRole('menuitem', { name: 'Move later' }));
  await waitFor(() => expect(sent(page)).toHaveLength(2));
  expect(sent(page)[1]).toEqual({ mediaIds: [...idsOf([two, rider, one, reel]), added], version: 7 });
});

it('is as it was where an order is refused, and says why', async () => {
  const page = await open({ failures: [refusal({ message: 'Locked', key: 'notAllowed' })] });
  await menuOf(page, 'one.jpg');
  await page.user.click(screen.getByRole('menuitem', { name: 'Move later' }));
  await waitFor(() => expect(tiles('Portraits')[0]).toBe('Open one.jpg'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

it('makes a picture the face, and the former one again on Undo', async () => {
  const page = await open();
  await menuOf(page, 'one.jpg');
  await page.user.click(screen.getByRole('menuitem', { name: 'Use as portrait' }));
  expect(await screen.findByText('one.jpg is the picture now')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent(page)).toEqual([
      { avatarId: uuid(1), version: 3 },
      { avatarId: uuid(3), version: 4 },
    ]),
  );
});

it.each([
  ['three.webp', 'of a type that faces do not have'],
  ['two.jpg', 'that is the face already'],
  ['reel.mp4', 'that is no picture'],
])('offers no face for %s, a file %s', async (name) => {
  const page = await open();
  expect(await menuOf(page, name)).not.toContain('Use as portrait');
});

it('removes a file by a call of its own, and brings it back to its place', async () => {
  const page = await open();
  await menuOf(page, 'one.jpg');
  await page.user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(await screen.findByText('one.jpg deleted')).toBeInTheDocument();
  expect(page.changeSet.mock.calls).toEqual([['talent', { id: 't1', field: 'medias', remove: uuid(1) }]]);
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(page)).toEqual([{ mediaIds: idsOf(all), version: 3 }]));
});

it('adds what is dropped anywhere or chosen, a tile showing how far it is', async () => {
  const done = fileOf(8, 'new.jpg', 1);
  const page = await open({ server: { answers: [done], one: () => new Promise((resolve) => setTimeout(resolve)) } });
  const list = screen.getByRole('list', { name: 'Documents' });
  const dropped = new File([new Uint8Array(3)], 'new.jpg', { type: 'image/jpeg' });
  const dataTransfer = { files: [dropped], types: ['Files'] };
  fireEvent.dragOver(list, { dataTransfer });
  expect(await screen.findByText('Drop to add to Media')).toBeInTheDocument();
  fireEvent.drop(list, { dataTransfer });
  const bar = await screen.findByRole('progressbar', { name: 'Progress of new.jpg' });
  expect(screen.getByRole('list', { name: 'Portraits' })).toContainElement(bar);
  await waitFor(() =>
    expect(page.changeSet.mock.calls).toEqual([['talent', { id: 't1', field: 'medias', add: [uuid(8)] }]]),
  );
});

it('says in its tile why an upload failed', async () => {
  const part = () => {
    throw new Error('Broken');
  };
  const page = await open({ server: { part } });
  const broken = new File([new Uint8Array(3)], 'new.jpg', { type: 'image/jpeg' });
  await page.user.upload(screen.getByLabelText('Add media', { selector: 'input' }), broken);
  const again = await screen.findByRole('button', { name: 'Try to upload new.jpg again' });
  expect(screen.getByRole('list', { name: 'Portraits' })).toContainElement(again);
  expect(page.changeSet).not.toHaveBeenCalled();
});

it('says of a file that is not there why', async () => {
  const gone = { url: null, cdnOrigin: null };
  const failure = { key: 'imageUnreadable', message: '' };
  await open({
    files: [
      { ...one, ...gone, failure },
      { ...rider, ...gone, failure: { key: 'fileUnreadable', message: '' } },
    ],
  });
  expect(screen.getByText(/This image cannot be read/)).toBeInTheDocument();
  expect(screen.getByText('This file could not be processed')).toBeInTheDocument();
});

it('offers readers to look, to download and to file in the library, and nothing else', async () => {
  const page = await open({ canUpdate: false });
  expect(screen.queryByRole('button', { name: 'Add media' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Move rider.pdf' })).toBeNull();
  expect(await menuOf(page, 'one.jpg')).toEqual(['Download', 'File in the library…']);
  const dataTransfer = { files: [new File([new Uint8Array(3)], 'new.jpg')], types: ['Files'] };
  fireEvent.drop(screen.getByRole('list', { name: 'Portraits' }), { dataTransfer });
  screen.getByRole('button', { name: 'Open one.jpg' }).focus();
  await page.user.keyboard(' {ArrowRight} ');
  await whenLoaded();
  expect([page.changeSet.mock.calls, page.update.mock.calls]).toEqual([[], []]);
});

it('asks for the first media, and says so to readers', async () => {
  const { unmount } = await open({ files: [] });
  expect(screen.getByText('Add portraits, showreels and documents.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add media' })).toBeEnabled();
  unmount();
  await open({ files: [], canUpdate: false });
  expect(screen.getByText('No media yet')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('speaks of pictures and a logo where it is of a company', async () => {
  const page = await open({ kind: 'partner', files: [one, two] });
  expect(screen.getByRole('heading', { name: /Pictures/ })).toBeInTheDocument();
  expect(await menuOf(page, 'one.jpg')).toContain('Use as logo');
});
