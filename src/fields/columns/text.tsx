import type { PatternKey } from '../../../schema/rules/patterns.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { OutwardLink } from '../../widgets/link/QuietLink.tsx';
import type { CellProps } from '../kind.ts';

/** The patterns whose texts are addresses of the web. */
const pages: ReadonlySet<PatternKey> = new Set<PatternKey>([
  ...(['website', 'link', 'facebook', 'instagram', 'youtube', 'vimeo', 'video', 'tiktok', 'twitter'] as const),
  ...(['spotify', 'soundCloudOrSpotify'] as const),
]);

/** Where a text of a pattern leads, or null for one that is only read. */
function hrefOf(pattern: PatternKey | undefined, value: string): string | null {
  if (pattern === 'email') return `mailto:${value}`;
  if (pattern === undefined || !pages.has(pattern)) return null;
  if (/^https?:\/\//i.test(value)) return value;
  return /^[^\s:/]+\.[^\s:]+$/.test(value) ? `https://${value}` : null;
}

/** A line of text; an address of the web or of mail is a link. */
export function TextCell({ name, field, record }: CellProps<'text'>) {
  const value = record[name] as string | null | undefined;
  if (!value) return <NoValue />;
  const href = hrefOf(field.pattern, value);
  return href === null ? value : <OutwardLink href={href}>{value.replace(/^https?:\/\//i, '')}</OutwardLink>;
}
