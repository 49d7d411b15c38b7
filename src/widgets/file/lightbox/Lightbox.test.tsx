import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Media } from '../../../../schema/media.ts';
import { mediaWith } from '../../../../tests/support/browser/fakeTransport.ts';
import { renderView, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';
import { Lightbox } from './Lightbox.tsx';

const at = (id: string, size = 'origin') => `/media/v1/file/${id}/${size}`;
const here = (id: string) => ({ id, url: at(id), cdnOrigin: at(id), isProcessing: false });
const portrait = mediaWith({
  ...here('f1'),
  filename: 'portrait.jpg',
  typeOfMedia: 1,
  width: 1500,
  height: 2000,
  cdnSmall: at('f1', 'small'),
  cdnMedium: at('f1', 'medium'),
  cdnLarge: at('f1', 'large'),
});
const reel = mediaWith({ ...here('f2'), filename: 'reel.mp4', typeOfMedia: 2, cdnLarge: at('f2', 'large') });
const voice = mediaWith({ ...here('f3'), filename: 'voice.mp3', typeOfMedia: 3 });
const rider = mediaWith({ ...here('f4'), filename: 'rider.pdf', typeOfMedia: 5, size: 12_000 });
const files = [portrait, reel, voice, rider];

// The page of the tests cancels movements with an error.
beforeAll(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { device: { prefersReducedMotion: string } } } };
  happyDOM.settings.device.prefersReducedMotion = 'reduce';
});

async function open(start: string, shown: readonly Media[] = files) {
  const onClose = vi.fn<() => void>();
  const onMove = vi.fn<(file: Media) => void>();
  const call = async () => shown.find(({ id }) => id === start);
  const page = renderView(<Lightbox files={shown} start={start} onClose={onClose} onMove={onMove} />, {
    call: call as never,
  });
  await whenLoaded();
  const dialog = await screen.findByRole('dialog', { name: 'Preview of files' });
  return { ...page, dialog, onClose, onMove };
}

/** The part that is shown, not its neighbours. */
const current = (dialog: HTMLElement, place: string) => within(dialog).findByRole('group', { name: place });

it('shows the file that was opened, and which of all it is', async () => {
  const { dialog } = await open('f1');
  const shown = within(await current(dialog, '1 of 4'));
  expect(shown.getByRole('img', { name: 'portrait.jpg' })).toBeInTheDocument();
  expect(within(dialog).getByText('1 of 4')).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'Download portrait.jpg' })).toHaveAttribute(
    'href',
    `${at('f1')}?download=1`,
  );
  expect(within(dialog).getByRole('button', { name: 'Previous' })).toBeDisabled();
});

it('goes on and back by the arrow keys and the buttons, and tells so', async () => {
  const { user, dialog, onMove } = await open('f1');
  await user.keyboard('{ArrowRight}');
  expect(await within(dialog).findByText('2 of 4')).toBeInTheDocument();
  expect(within(dialog).getByText('reel.mp4')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(await within(dialog).findByText('3 of 4')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Previous' }));
  expect(await within(dialog).findByText('2 of 4')).toBeInTheDocument();
  expect(onMove.mock.calls.map(([{ id }]) => id)).toEqual(['f2', 'f3', 'f2']);
});

it('plays and pauses on Space, and stops what is left', async () => {
  const { user, dialog } = await open('f2');
  const video = within(await current(dialog, '2 of 4')).getByLabelText('reel.mp4') as HTMLVideoElement;
  expect(video).toHaveAttribute('poster', at('f2', 'large'));
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  const pause = vi.spyOn(video, 'pause').mockReturnValue();
  await user.keyboard(' ');
  expect(play).toHaveBeenCalledOnce();
  vi.spyOn(video, 'paused', 'get').mockReturnValue(false);
  await user.keyboard(' ');
  expect(pause).toHaveBeenCalledOnce();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(pause).toHaveBeenCalledTimes(2));
});

it('offers what it cannot show', async () => {
  const { dialog } = await open('f4');
  const shown = within(await current(dialog, '4 of 4'));
  expect(shown.getByText('12 kB')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Open' })).toHaveAttribute('href', at('f4'));
});

it('says why a file is not there', async () => {
  const failed = mediaWith({
    ...portrait,
    ...{ url: null, cdnOrigin: null, cdnLarge: null },
    failure: { key: 'imageUnreadable', message: 'This image cannot be read' },
  });
  const { dialog } = await open('f1', [failed]);
  expect(within(await current(dialog, '1 of 1')).getByText(/cannot be read/)).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Next' })).toBeNull();
  expect(within(dialog).queryByRole('link')).toBeNull();
});

it('closes on Escape, and where nothing is left', async () => {
  const { user, onClose, unmount } = await open('f1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  unmount();
  const gone = vi.fn<() => void>();
  renderView(<Lightbox files={[]} start="f1" onClose={gone} />);
  await waitFor(() => expect(gone).toHaveBeenCalledOnce());
});
