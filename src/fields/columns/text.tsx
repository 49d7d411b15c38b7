import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { addressOf, readAddress } from '../../widgets/link/outwardAddress.ts';
import { OutwardLink } from '../../widgets/link/QuietLink.tsx';
import type { CellProps } from '../kind.ts';

/** A line of text; an address of the web or of mail is a link. */
export function TextCell({ name, field, record }: CellProps<'text'>) {
  const value = record[name] as string | null | undefined;
  if (!value) return <NoValue />;
  const href = addressOf(field.pattern, value);
  return href === null ? value : <OutwardLink href={href}>{readAddress(value)}</OutwardLink>;
}
