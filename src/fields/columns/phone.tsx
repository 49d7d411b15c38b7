import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { usePhoneFormat } from '../../widgets/phone/format.ts';
import type { CellProps } from '../kind.ts';

/** A phone number as people read it, its country's calling code first. */
export function PhoneCell({ name, field, record }: CellProps<'phone'>) {
  const format = usePhoneFormat();
  const value = record[name] as string | null | undefined;
  return value ? (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>{format(value, record[field.country] as string | null)}</span>
  ) : (
    <NoValue />
  );
}
