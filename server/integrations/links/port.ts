import type { TypeOfMedia } from '../../../schema/media.ts';

/** A page of the web as it tells of itself; nothing in it is trusted: texts are plain and bounded, addresses http(s). */
export interface LinkPage {
  /** Where it was found, after redirects. */
  readonly url: string;
  readonly title: string | null;
  readonly description: string | null;
  /** The first of its pictures; null where it names none. */
  readonly imageUrl: string | null;
  /** All of its pictures; `width` in pixels, null where the page does not say. */
  readonly thumbnails: readonly { readonly width: number | null; readonly url: string }[];
  /** What it is about, as it says itself. */
  readonly type: TypeOfMedia;
}

/**
 * Why there is no page: the address may not be asked or does not answer, which look the same; what answers is no page;
 * too much is being asked already.
 */
export type LinkFailure = 'unreachable' | 'notPage' | 'busy';

/**
 * Why there is no file: the address may not be asked, does not answer or breaks off, which another try may change; there
 * is none; it is too large.
 */
export type FileFailure = 'unreachable' | 'missing' | 'tooLarge';

/** Whoever looks at pages of the web. Addresses have their scheme. */
export interface LinksPort {
  /** Looks at the page of an address. Never fails. */
  preview(address: string): Promise<LinkPage | LinkFailure>;
  /** What is at the address of a picture, of a few megabytes at most and not looked at; null where nothing is. Never fails. */
  picture(address: string): Promise<Buffer | null>;
  /**
   * Takes the file at an address, which may last for minutes; null once all of it is there.
   * @param limit the most bytes
   * @param write gets its bytes in order; none come before it has ended. What it throws is thrown
   */
  file(address: string, limit: number, write: (bytes: Buffer) => Promise<void>): Promise<FileFailure | null>;
}
