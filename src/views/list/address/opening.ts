import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { fieldsOfFilter } from '../../../../schema/language/listFilters.ts';
import { tabOfMost } from '../../../../schema/language/lists/asideTabs.ts';
import type { FilterValues } from '../../../fields/filters/control.ts';
import type { ListReader } from './listReader.ts';

/** Layout of a list. */
export type Layout = 'table' | 'board' | 'timeline';

interface Filtered {
  readonly filters: FilterValues;
}

/** The filter of the tab on which a list opens: its parameter and values. */
export interface Opening {
  readonly param: string;
  readonly values: readonly string[];
}

/** Returns the filter of the tab on which a list opens for a reader; undefined if it opens on all records. */
export function openingOf({ list, fields }: AnyEntity, { maySee }: Pick<ListReader, 'maySee'>): Opening | undefined {
  const most = tabOfMost({ list, fields });
  if (most) return maySee(most.field) ? { param: most.param, values: most.values } : undefined;
  const { tabs = '', open = [], opensOn } = list;
  const filter = list.namedFilters?.[tabs];
  if (opensOn !== 'open' || filter === undefined) return undefined;
  const isSeen = fieldsOfFilter(filter).every((name) => fields[name] !== undefined && maySee(fields[name]));
  return isSeen ? { param: tabs, values: open } : undefined;
}

/** Returns that filter as the filters of a list; none if it opens on all records. */
export const openingFilters = (opening: Opening | undefined): FilterValues =>
  opening ? { [opening.param]: opening.values } : {};

/** Returns true if filters are those of the tab on which a list opens, whatever else they are. */
export function isOpening(filters: FilterValues, opening: Opening | undefined): boolean {
  if (!opening) return false;
  const { [opening.param]: values = [] } = filters;
  return values.length === opening.values.length && values.every((one) => opening.values.includes(one));
}

/** Returns the filters of a list without what the reader has set: the tab on which it opens stays, if it is shown. */
export function withoutAll({ filters }: Filtered, opening: Opening | undefined): FilterValues {
  return opening && isOpening(filters, opening) ? openingFilters(opening) : {};
}

/**
 * Returns the filters of a list in another layout: what it opens on follows the layout, since a board and a timeline
 * show what is done and open on all.
 */
export function filtersFor(view: Layout, { filters }: Filtered, opening: Opening | undefined): FilterValues {
  if (!opening) return filters;
  const { [opening.param]: shown, ...others } = filters;
  if (view !== 'table') return isOpening(filters, opening) ? others : filters;
  return shown === undefined ? { ...others, ...openingFilters(opening) } : filters;
}
