import { styled } from '@mui/material/styles';
import { patternIn } from '../../../schema/fields/text.ts';
import { Swatch } from '../../widgets/color/Swatch.tsx';
import { CountryText } from '../../widgets/country/CountryText.tsx';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { addressOf, readAddress } from '../../widgets/link/outwardAddress.ts';
import { OutwardLink } from '../../widgets/link/QuietLink.tsx';
import type { CellProps } from '../kind.ts';

const Color = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 });

/** A line of text; an address of the web or of mail is a link, a colour shows itself, a country is told to the reader. */
export function TextCell({ name, field, record }: CellProps<'text'>) {
  const value = record[name] as string | null | undefined;
  if (!value) return <NoValue />;
  if (field.suggests === 'country') return <CountryText of={value} />;
  if (field.pattern === 'hexColor') {
    return (
      <Color>
        <Swatch aria-hidden color={value} />
        {value}
      </Color>
    );
  }
  const href = addressOf(patternIn(field, record), value);
  return href === null ? value : <OutwardLink href={href}>{readAddress(value)}</OutwardLink>;
}
