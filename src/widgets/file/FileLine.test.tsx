import { fireEvent, screen } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { expect, it, vi } from 'vitest';
import type { Media } from '../../../schema/media.ts';
import { readRefusal } from '../../dataProvider/refusal.ts';
import { mediaWith } from '../../../tests/support/browser/fakeTransport.ts';
import { expectRefusals, renderView } from '../../../tests/support/browser/renderView.tsx';
import { FileLine } from './FileLine.tsx';

const origin = '/media/v1/file/f1/origin';
const poster = '/media/v1/file/f1/large';
const here = { url: origin, cdnOrigin: origin, isProcessing: false };
const video = mediaWith({ ...here, filename: 'Tour.mp4', typeOfMedia: 2, contentType: 'video/mp4', cdnLarge: poster });

/** Renders a file on its line, the server's present state of it, and its opened recording. */
async function play(file: Media, now: Media | Error = file) {
  const call = vi.fn<() => Promise<Media>>(async () => {
    if (now instanceof Error) throw now;
    return now;
  });
  const view = renderView(<FileLine of={file} />, { call: call as never });
  await view.user.click(await screen.findByRole('button', { name: file.filename }));
  return { ...view, call, dialog: await screen.findByRole('dialog') };
}

it('plays a video in a dialog, which Escape closes', async () => {
  const { user, dialog } = await play(video);
  const player = await screen.findByLabelText('Tour.mp4', { selector: 'video' });
  expect(player).toHaveAttribute('src', origin);
  expect(player).toHaveAttribute('poster', poster);
  expect(player).toHaveAttribute('controls');
  expect(dialog).toHaveAccessibleName('Tour.mp4');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('plays a recording without a picture', async () => {
  await play(mediaWith({ ...here, filename: 'Demo.mp3', typeOfMedia: 3 }));
  expect(await screen.findByLabelText('Demo.mp3', { selector: 'audio' })).toHaveAttribute('src', origin);
});

it('says that a video is not there any more', async () => {
  expectRefusals();
  const gone = new HttpError('', 404, { refusal: readRefusal(404, { error: { key: 'notFound', message: '' } }) });
  const { dialog } = await play(video, gone);
  expect(await screen.findByText('This video does not exist')).toBeInTheDocument();
  expect(dialog).toHaveAccessibleName('Sorry');
});

it('says that a video is being processed', async () => {
  const waiting = mediaWith({ filename: 'Tour.mp4', typeOfMedia: 2 });
  await play(waiting);
  expect(await screen.findByText('This video is being processed')).toBeInTheDocument();
});

it('offers what the browser cannot play as a download', async () => {
  await play(video);
  fireEvent.error(await screen.findByLabelText('Tour.mp4', { selector: 'video' }));
  expect(await screen.findByText('This browser cannot play this video')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', `${origin}?download=1`);
});

it('leads to a page elsewhere, told by its host, and to any other file beside the page', async () => {
  const page = 'https://www.example.com/live';
  const linked = mediaWith({ filename: 'Live', typeOfMedia: 2, url: page, externalLink: page, isProcessing: false });
  const files = [linked, mediaWith({ ...here, filename: 'rider.pdf', typeOfMedia: 5, size: 12_000 })];
  renderView(
    <>
      {files.map((file) => (
        <FileLine key={file.filename} of={file} />
      ))}
    </>,
  );
  expect(await screen.findByRole('link', { name: 'Live' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('example.com')).toBeInTheDocument();
  expect(screen.queryByText('0 bytes')).toBeNull();
  expect(screen.getByRole('link', { name: 'rider.pdf' })).toHaveAttribute('href', origin);
  expect(screen.getByText('12 kB')).toBeInTheDocument();
});
