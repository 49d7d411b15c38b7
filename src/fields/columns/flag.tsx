import { useTranslate } from 'ra-core';
import type { CellProps } from '../kind.ts';

/** Yes or no. */
export function FlagCell({ name, record }: CellProps<'flag'>) {
  const translate = useTranslate();
  return translate(record[name] === true ? 'ra.boolean.true' : 'ra.boolean.false');
}
