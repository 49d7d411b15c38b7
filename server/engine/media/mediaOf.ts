import { failureGaps, fileAddress, typeOfMediaCodes, type FileSize, type Media } from '../../../schema/media.ts';
import { formatMessage, messages, type MessageKey } from '../../../schema/rules/messages.ts';
import { objectOf, type MediaRow } from './mediaRow.ts';

/** Returns a file in its API format. */
export function mediaOf(row: MediaRow): Media {
  const at = (size: FileSize) => (objectOf(row, size) === null ? null : fileAddress(row.id, size));
  const origin = at('origin');
  const thumbnail = at('thumbnail');
  const failure = row.failure as MessageKey | null;
  return {
    id: row.id,
    filename: row.filename,
    originalFilename: row.original_filename,
    typeOfMedia: row.type_of_media && typeOfMediaCodes[row.type_of_media],
    contentType: row.content_type,
    size: row.bytes,
    sha256: row.sha256,
    width: row.width,
    height: row.height,
    duration: row.duration === null ? null : row.duration / 1000,
    // A page is had where it is.
    url: origin ?? (row.state === 'ready' ? row.external_link : null),
    cdnOrigin: origin,
    cdnLarge: at('large'),
    cdnMedium: at('medium'),
    cdnSmall: at('small'),
    thumbnailUrl: thumbnail,
    thumbnail,
    externalLink: row.external_link,
    isProcessing: row.state === 'uploading' || row.state === 'processing',
    failure: failure && { key: failure, message: formatMessage(messages[failure], failureGaps) },
    uploadedDate: row.uploaded_at,
  };
}
