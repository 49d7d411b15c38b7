import Box from '@mui/material/Box';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { CallLink } from '../../widgets/phone/CallLink.tsx';
import { Flag } from '../../widgets/phone/Flag.tsx';
import { usePhoneFormat } from '../../widgets/phone/format.ts';
import { calledIn } from '../calledIn.ts';
import type { CellProps } from '../kind.ts';

/** A phone number with its country's flag; a click calls it. */
export function PhoneDisplay({ resource, name, field, record }: CellProps<'phone'>) {
  const format = usePhoneFormat();
  const value = record[name] as string | null | undefined;
  const country = record[field.country] as string | null | undefined;
  if (!value) return <NoValue />;
  const written = format(value, country ?? null);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontVariantNumeric: 'tabular-nums' }}
    >
      {country && <Flag country={country} />}
      <CallLink written={written} number={value} country={country ?? null} person={calledIn(resource, record)} />
    </Box>
  );
}
