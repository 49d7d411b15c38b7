import type { Media } from '../media.ts';
import type { JsonSchema } from './field.ts';

const text = { type: ['string', 'null'] } as const;
const whole = { type: ['integer', 'null'] } as const;

const properties = {
  id: { type: 'string', format: 'uuid' },
  filename: { type: 'string' },
  originalFilename: { type: 'string' },
  typeOfMedia: { ...whole, description: 'image 1, video 2, audio 3, document 5' },
  contentType: { ...text, description: 'Found in the content; the name does not count' },
  size: { type: 'integer', description: 'Bytes; 0 for a page that is linked' },
  sha256: text,
  width: whole,
  height: whole,
  duration: { type: ['number', 'null'], description: 'Seconds' },
  url: { ...text, description: 'As it was uploaded, or the page that is linked; null until it is ready' },
  cdnOrigin: text,
  cdnLarge: text,
  cdnMedium: text,
  cdnSmall: text,
  thumbnailUrl: text,
  thumbnail: text,
  externalLink: { ...text, description: 'The page that is linked, or where the file was fetched from' },
  isProcessing: { type: 'boolean' },
  failure: {
    type: ['object', 'null'],
    properties: { key: { type: 'string' }, message: { type: 'string' } },
  },
  uploadedDate: whole,
} satisfies Readonly<Record<keyof Media, JsonSchema>>;

/** JSON Schema of a file (AB 3, Media and Attachment). */
export const mediaSchema: JsonSchema = { type: 'object', properties };
