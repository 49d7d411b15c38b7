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

/** Whoever looks at pages of the web. */
export interface LinksPort {
  /** Looks at the page of an address of the web, with its scheme. Never fails. */
  preview(address: string): Promise<LinkPage | LinkFailure>;
}
