import type { PatternKey } from './patterns.ts';
import { withoutMarks } from './texts.ts';

/** Prefix of the address of an account's page, by pattern; the handle follows. */
const pages: Readonly<Partial<Record<PatternKey, string>>> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
  twitter: 'https://x.com/',
  vimeo: 'https://vimeo.com/',
  soundCloudOrSpotify: 'https://soundcloud.com/',
};

/**
 * Returns the address for a handle as people write it: `@ada.lee` of Instagram becomes
 * `https://www.instagram.com/ada.lee`. Any other text is only trimmed, and freed of invisible marks where it has a pattern; a
 * name without its `@` could be a remark.
 */
export function pageOfHandle(text: string, pattern: PatternKey | undefined): string {
  const given = (pattern ? withoutMarks(text) : text).trim();
  const page = pattern && pages[pattern];
  return page && /^@[\p{L}\p{N}._-]{1,100}$/u.test(given) ? `${page}${given.slice(1)}` : given;
}
