import type { CatalogueType } from '../../../../schema/rules/catalogues.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { useMaking, type Maker } from './useMaking.ts';

/** Makes entries of one of the agency's small lists from typed words; nothing does where the person may not. */
export function useNewEntry(type: CatalogueType): readonly Maker[] {
  const make = useMaking();
  const mayCreate = useMay('create', 'catalogue');
  return mayCreate ? [{ kind: 'catalogue', make: (displayName) => make('catalogue', { displayName, type }) }] : [];
}
