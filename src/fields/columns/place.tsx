import { CountryText } from '../../widgets/country/CountryText.tsx';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { CellProps } from '../kind.ts';

/** A place by its text, with its country in the reader's language. */
export function PlaceCell({ name, record }: CellProps<'place'>) {
  const value = record[name] as string | null | undefined;
  return value ? <CountryText of={value} /> : <NoValue />;
}
