import type { TextField } from '../../../schema/fields/text.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { OutwardLink } from '../../widgets/link/QuietLink.tsx';
import type { CellProps } from '../kind.ts';

/** Where a text of a pattern leads, or null for one that is only read. */
function hrefOf(pattern: TextField['pattern'], value: string): string | null {
  if (pattern === 'email') return `mailto:${value}`;
  if (pattern === undefined || !/^(https?:\/\/|www\.)/i.test(value)) return null;
  return /^https?:/i.test(value) ? value : `https://${value}`;
}

/** A line of text; an address of the web or of mail is a link. */
export function TextCell({ name, field, record }: CellProps<'text'>) {
  const value = record[name] as string | null | undefined;
  if (!value) return <NoValue />;
  const href = hrefOf(field.pattern, value);
  return href === null ? value : <OutwardLink href={href}>{value.replace(/^https?:\/\//i, '')}</OutwardLink>;
}
