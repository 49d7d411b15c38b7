import type { PatternKey } from '../../../schema/rules/patterns.ts';

/** The patterns whose texts are addresses of the web. */
const pages: ReadonlySet<PatternKey> = new Set<PatternKey>([
  ...(['website', 'link', 'facebook', 'instagram', 'youtube', 'vimeo', 'video', 'tiktok', 'twitter'] as const),
  ...(['spotify', 'soundCloudOrSpotify'] as const),
]);

/** Returns the address that a text of a pattern links to; null if it is not a link. */
export function addressOf(pattern: PatternKey | undefined, value: string): string | null {
  if (pattern === 'email') return `mailto:${value}`;
  if (pattern === undefined || !pages.has(pattern)) return null;
  if (/^https?:\/\//i.test(value)) return value;
  return /^[^\s:/]+\.[^\s:]+$/.test(value) ? `https://${value}` : null;
}

/** Returns a web or mail address for display: without its scheme and a trailing slash. */
export function readAddress(value: string): string {
  return value.replace(/^https?:\/\//i, '').replace(/^([^/?#]+)\/$/, '$1');
}

/** Returns the `tel:` address of a formatted phone number. */
export function callAddress(written: string): string {
  return `tel:${written.replace(/[^\d+]/g, '')}`;
}

/** Returns the address that opens a conversation with a formatted phone number in WhatsApp. */
export function messageAddress(written: string): string {
  return `https://wa.me/${written.replace(/\D/g, '')}`;
}
