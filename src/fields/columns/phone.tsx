import { styled } from '@mui/material/styles';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { callAddress } from '../../widgets/link/outwardAddress.ts';
import { OutwardLink } from '../../widgets/link/QuietLink.tsx';
import { usePhoneFormat } from '../../widgets/phone/format.ts';
import type { CellProps } from '../kind.ts';

const Figures = styled('span')({ fontVariantNumeric: 'tabular-nums' });

/** A phone number as people read it, its country's calling code first; a click calls it. */
export function PhoneCell({ name, field, record }: CellProps<'phone'>) {
  const format = usePhoneFormat();
  const value = record[name] as string | null | undefined;
  if (!value) return <NoValue />;
  const written = format(value, record[field.country] as string | null);
  return (
    <Figures>
      <OutwardLink href={callAddress(written)}>{written}</OutwardLink>
    </Figures>
  );
}
