import type { PatternKey } from './patterns.ts';

/** Where the page of somebody's account is, by the pattern of such addresses: the handle follows. */
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
 * The address that a handle stands for, as people note their accounts: `@ada.lee` of Instagram is
 * `https://www.instagram.com/ada.lee`. Any other text is trimmed alone; a name without its `@` could be a remark.
 */
export function pageOfHandle(text: string, pattern: PatternKey | undefined): string {
  const given = text.trim();
  const page = pattern && pages[pattern];
  return page && /^@[\p{L}\p{N}._-]{1,100}$/u.test(given) ? `${page}${given.slice(1)}` : given;
}
