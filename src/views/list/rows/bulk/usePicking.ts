import { useCallback, useMemo, useState } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { Selection } from '../../../../widgets/grid/selection.ts';
import type { ListState } from '../../address/listState.ts';
import { emptySelection, type Picked } from './picked.ts';

/** Selection in a list, independent of the list's layout. */
export interface Picking {
  readonly picked: Picked;
  readonly selection: Selection;
  readonly change: (next: (picked: Picked) => Picked) => void;
}

/**
 * Selection of a list: kept over its pages, orders and page sizes, and cleared by another search, filter or view, since
 * its content would no longer be visible.
 */
export function usePicking(entity: AnyEntity, { keyword, deleted, filters }: ListState): Picking {
  const found = JSON.stringify([entity.name, keyword, deleted, filters]);
  const [kept, setKept] = useState({ found, picked: emptySelection });
  if (kept.found !== found) setKept({ found, picked: emptySelection });
  const { picked } = kept;
  const change = useCallback<Picking['change']>((next) => setKept((now) => ({ ...now, picked: next(now.picked) })), []);
  return useMemo(() => ({ picked, selection: new Set(picked.keys()), change }), [picked, change]);
}
