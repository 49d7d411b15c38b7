import { presetInForce } from '../../../../../schema/language/listRange.ts';
import { rangeOfTexts } from '../../../../fields/filters/dayRange.ts';
import { inMode, modeOf } from '../../address/filterMode.ts';
import type { FilterField } from '../../../view-fields/filterParams.ts';
import type { ListReader } from '../../address/listReader.ts';
import { changeListState, withFilters, type ListState } from '../../address/listState.ts';
import { isOpening, type Opening } from '../../address/opening.ts';

/** Returns true if a filter is active. */
export function isInForce(filter: FilterField, { filters }: Pick<ListState, 'filters'>): boolean {
  const mode = modeOf(filter, filters);
  return mode === 'empty' || mode === 'notEmpty' || filter.params.some(({ param }) => filters[param] !== undefined);
}

/** Returns the active filters of a list but for the tab on which it opens, which says itself what it shows. */
export function filtersInForce(
  filters: readonly FilterField[],
  state: Pick<ListState, 'filters'>,
  opening: Opening | undefined,
): readonly FilterField[] {
  const isTab = ({ params }: FilterField) =>
    isOpening(state.filters, opening) && params.some(({ param }) => param === opening?.param);
  return filters.filter((filter) => isInForce(filter, state) && !isTab(filter));
}

/**
 * The state without a filter, and without what a range by name has set besides its days; the tab on which the list
 * opens stays.
 */
export function withoutFilter(
  state: ListState,
  filter: FilterField,
  reader: ListReader,
  opening: Opening | undefined,
): ListState {
  const { params, presets } = filter;
  const [from, to] = params.map(({ param }) => state.filters[param]?.[0]);
  const range = rangeOfTexts({ from, to }, params[0]?.isDay ?? false, reader.zone);
  const preset = presets.length > 0 ? presetInForce(range, state.filters, presets, reader) : undefined;
  const isKept = (param: string) => param === opening?.param && isOpening(state.filters, opening);
  const ofPreset = Object.keys(preset?.filters ?? {}).filter((param) => !isKept(param));
  const gone = [...params.map(({ param }) => param), ...ofPreset];
  const none = Object.fromEntries(gone.map((param) => [param, []]));
  const changes = inMode(filter, 'is', state.filters, none);
  return changeListState(state, { filters: withFilters(state.filters, changes) });
}
