/** Content types that a browser may display; everything else is a download. */
const shown = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'audio/mpeg',
  'audio/wav',
  'audio/aac',
  'audio/ogg',
  'audio/flac',
  'audio/mp4',
  'audio/x-m4a',
  'audio/webm',
  'video/mp4',
  'video/quicktime',
  'video/webm',
  'video/x-m4v',
  'video/ogg',
  'application/pdf',
]);

/** Returns true if a browser may display it in a page instead of offering a download. */
export function isShown(contentType: string): boolean {
  return shown.has(contentType);
}
