import { expect, test } from 'vitest';
import { formatMessage, messages } from './messages.ts';

test('the spec has its own words (AB 5, CM 5, AB 8)', () => {
  expect(messages).toMatchObject({
    required: 'This field is required',
    website: 'URL should be in format {host}',
    facebook: 'Invalid Facebook URL format',
    instagram: 'Invalid Instagram URL format',
    youtube: 'Invalid Youtube URL format',
    vimeo: 'Invalid Vimeo URL format',
    tiktok: 'Invalid Tiktok URL format',
    twitter: 'Invalid Twitter URL format',
    phone: 'Invalid phone format',
    email: 'Invalid email',
    emailOrPhone: 'Invalid email address or phone number !',
    link: 'Invalid link format',
    password:
      'Password must be at least 6 characters and include a mix of uppercase letters, lowercase letters and numbers',
    dollar: 'Invalid dollar format',
    soundCloudOrSpotify: 'Invalid SoundCloud or Spotify format',
    spotify: 'Invalid Spotify format',
    unsavedData: 'The data you have entered has not been saved. Are you sure you want to leave?',
    unsavedChanges: 'You have unsaved changes. Do you really want to leave?',
    unknownError: 'Unknown error',
    error: 'Error',
    fetchFailed: 'Failed to fetch data',
    uploadFailed: 'Upload failed',
    videoMissing: 'This video does not exist',
  });
  expect(formatMessage(messages.fileExtension, { file: 'a.exe', types: 'png, jpg' })).toBe(
    'a.exe has an invalid extension. File type must be png, jpg',
  );
  expect(formatMessage(messages.codeImageFailed, { status: 'Bad Gateway' })).toBe(
    'Failed to create QR code: Bad Gateway',
  );
});

test('gaps are filled with what is given, as it is', () => {
  expect(formatMessage(messages.tooLong, { max: 400 })).toBe('At most 400 characters');
  expect(formatMessage('{a} and {a} and {b}', { a: '$& {b}', b: '' })).toBe('$& {b} and $& {b} and ');
});

test('a gap without a value stays', () => {
  expect(formatMessage(messages.website)).toBe('URL should be in format {host}');
  expect(formatMessage('{constructor} {__proto__}', { max: 1 })).toBe('{constructor} {__proto__}');
});
