import { expect, it } from 'vitest';
import { mediaWith } from '../../../../tests/support/browser/fakeTransport.ts';
import { slideOf } from './slides.ts';

const at = (size: string) => `/media/v1/file/f1/${size}`;
const image = mediaWith({
  filename: 'portrait.jpg',
  typeOfMedia: 1,
  contentType: 'image/jpeg',
  width: 1500,
  height: 2000,
  url: at('origin'),
  cdnOrigin: at('origin'),
  cdnLarge: at('large'),
  cdnMedium: at('medium'),
  cdnSmall: at('small'),
  isProcessing: false,
});

it('shows an image in the sizes that are made of it', () => {
  expect(slideOf(image)).toEqual({
    src: at('large'),
    alt: 'portrait.jpg',
    width: 1440,
    height: 1920,
    srcSet: [
      { src: at('small'), width: 360, height: 480 },
      { src: at('medium'), width: 720, height: 960 },
      { src: at('large'), width: 1440, height: 1920 },
    ],
  });
});

it('shows no image larger than it is', () => {
  expect(slideOf({ ...image, width: 300, height: 400 })).toMatchObject({ width: 300, height: 400 });
});

it('shows an animation as it is, whose sizes stand still', () => {
  expect(slideOf({ ...image, contentType: 'image/gif' })).toEqual({
    src: at('origin'),
    alt: 'portrait.jpg',
    width: 1500,
    height: 2000,
  });
});

it('leaves all else to a part of its own, also an image that is not there yet', () => {
  const waiting = { ...image, cdnOrigin: null, isProcessing: true };
  expect(slideOf(waiting)).toEqual({ type: 'file', media: waiting });
  const reel = { ...image, typeOfMedia: 2 };
  expect(slideOf(reel)).toEqual({ type: 'file', media: reel });
});
