import { styled } from '@mui/material/styles';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { CallLink } from '../../widgets/phone/CallLink.tsx';
import { usePhoneFormat } from '../../widgets/phone/format.ts';
import { calledIn } from '../calledIn.ts';
import type { CellProps } from '../kind.ts';

const Figures = styled('span')({ fontVariantNumeric: 'tabular-nums' });

/** A phone number as people read it, its country's calling code first; a click calls it. */
export function PhoneCell({ resource, name, field, record }: CellProps<'phone'>) {
  const format = usePhoneFormat();
  const value = record[name] as string | null | undefined;
  if (!value) return <NoValue />;
  const country = (record[field.country] ?? null) as string | null;
  const written = format(value, country);
  return (
    <Figures>
      <CallLink written={written} number={value} country={country} person={calledIn(resource, record)} />
    </Figures>
  );
}
