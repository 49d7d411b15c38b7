import type { TypeOfMedia } from '../../../schema/media.ts';

/** Metadata of a web page. It is untrusted but safe to show: texts are plain and bounded, addresses http(s). */
export interface LinkPage {
  /** Address after redirects. */
  readonly url: string;
  readonly title: string | null;
  readonly description: string | null;
  /** The first of its pictures; null without any. */
  readonly imageUrl: string | null;
  /** All of its pictures; `width` in pixels, null if the page does not give it. */
  readonly thumbnails: readonly { readonly width: number | null; readonly url: string }[];
  /** Media type according to its metadata. */
  readonly type: TypeOfMedia;
}

/**
 * Reason why there is no page: the address is forbidden or does not answer, which look the same; the answer is not a
 * page; too many requests are running.
 */
export type LinkFailure = 'unreachable' | 'notPage' | 'busy';

/**
 * Reason why there is no file: the address is forbidden, does not answer or breaks off, which a retry may change; it
 * does not exist; it is too large.
 */
export type FileFailure = 'unreachable' | 'missing' | 'tooLarge';

/** State of a text as its server tells it, by which it answers later that nothing has changed. */
export interface TextMark {
  readonly etag: string | null;
  readonly modified: string | null;
}

/** Text at an address, in its own encoding; `unchanged` if it is that of a mark. */
export type FetchedText = (TextMark & { readonly bytes: Buffer }) | 'unchanged' | FileFailure;

/** Fetches pages of the web. Addresses include their scheme. */
export interface LinksPort {
  /** Looks at the page of an address. Never fails. */
  preview(address: string): Promise<LinkPage | LinkFailure>;
  /** Returns the picture at an address, at most a few megabytes and unverified; null if there is none. Never fails. */
  picture(address: string): Promise<Buffer | null>;
  /**
   * Takes the file at an address, which may last for minutes; null once all of it is there.
   * @param limit the most bytes
   * @param write gets its bytes in order; none come before it has ended. What it throws is thrown
   */
  file(address: string, limit: number, write: (bytes: Buffer) => Promise<void>): Promise<FileFailure | null>;
  /** Returns true for an address that may be requested, as far as it shows by itself. */
  allows(address: string): boolean;
  /**
   * Fetches the text at an address. Never fails.
   * @param accept the types that it may have, as a header says them
   * @param limit the most bytes
   * @param mark of the text that is there already
   */
  text(address: string, wanted: { accept: string; limit: number; mark?: TextMark }): Promise<FetchedText>;
}
