import { registry } from '../../../../schema/index.ts';
import { screenOf, type ScreenName } from '../../../../schema/routes.ts';
import { fillPattern } from '../../../../schema/routes/pattern.ts';
import { entityInList, shownListOf } from '../../../../schema/routes/shownList.ts';
import type { FilterValues } from '../../../fields/filters/control.ts';
import type { ListReader } from './listReader.ts';
import { plainListState, writeListState } from './listState.ts';

/** Returns the address of a section of a screen of lists, with filters besides those that the section sets itself. */
export function sectionPath(
  name: ScreenName,
  { section, filters }: { readonly section: string; readonly filters: FilterValues },
  reader: ListReader,
): string {
  const screen = screenOf(name);
  const shown = shownListOf(screen, section);
  const entity = entityInList(registry.get(shown.entity), shown);
  const path = fillPattern(screen.pattern, { section }, screen.allowed);
  const query = writeListState({ ...plainListState(entity, reader), filters }, entity, reader);
  return query === '' ? path : `${path}?${query}`;
}
