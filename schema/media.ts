import { imagePixelLimit, uploadLimit } from './rules/limits.ts';

/** Media type of a file (AB 3, Media), with the spec's numbers. */
export const typeOfMediaCodes = { image: 1, video: 2, audio: 3, album: 4, document: 5 } as const;
export type TypeOfMedia = keyof typeof typeOfMediaCodes;

/** State of a file: parts arrive; it is processed; it is available; it cannot be read. */
export const mediaStates = ['uploading', 'processing', 'ready', 'failed'] as const;
export type MediaState = (typeof mediaStates)[number];

/** The sizes that are made of an image, in pixels: the longer side, or both of a cut-out. */
export const imageSizes = {
  large: { pixels: 1920, isCutOut: false },
  medium: { pixels: 960, isCutOut: false },
  small: { pixels: 480, isCutOut: false },
  thumbnail: { pixels: 256, isCutOut: true },
} as const;
export type ImageSize = keyof typeof imageSizes;

/** Sizes in which a file is available. */
export const fileSizes = ['origin', 'large', 'medium', 'small', 'thumbnail'] as const;
export type FileSize = (typeof fileSizes)[number];

/** Upload addresses (AB 7): for people of agencies, for app admins, for mails. */
export const uploadAddresses = {
  agency: '/media/v1/upload',
  appAdmin: '/cms/v1/media/upload',
  mail: '/cms/mail/upload',
} as const;

/** The stable address of a file; the server asks for session and right each time. */
export function fileAddress(id: string, size: FileSize): string {
  return `/media/v1/file/${id}/${size}`;
}

/** The file whose address that is; null for any other address, and for none. */
export function fileOfAddress(address: string | null): string | null {
  return /^\/media\/v1\/file\/([0-9a-f-]{36})\//.exec(address ?? '')?.[1] ?? null;
}

/** Values for the placeholders in the messages of failed files. */
export const failureGaps = { pixels: imagePixelLimit / 1_000_000, limit: uploadLimit / 1_000_000 };

/** File in its API format (AB 3, Media and Attachment). Addresses are null until it is ready. */
export interface Media {
  readonly id: string;
  readonly filename: string;
  readonly originalFilename: string;
  readonly typeOfMedia: number | null;
  readonly contentType: string | null;
  /** Bytes; 0 for a page that is linked. */
  readonly size: number;
  readonly sha256: string | null;
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds. */
  readonly duration: number | null;
  /** Address of the file, or of the linked page. */
  readonly url: string | null;
  readonly cdnOrigin: string | null;
  readonly cdnLarge: string | null;
  readonly cdnMedium: string | null;
  readonly cdnSmall: string | null;
  readonly thumbnailUrl: string | null;
  readonly thumbnail: string | null;
  /** Linked page, which has no `cdnOrigin`, or the address from which the file was fetched; null for an upload. */
  readonly externalLink: string | null;
  readonly isProcessing: boolean;
  /** Reason why it is not available; null if it is, or will be. */
  readonly failure: { readonly key: string; readonly message: string } | null;
  /** Milliseconds since the epoch; null until all of it is there. */
  readonly uploadedDate: number | null;
}
