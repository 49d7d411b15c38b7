import { presetInForce } from '../../../../schema/language/listRange.ts';
import { rangeOfTexts } from '../../../fields/filters/dayRange.ts';
import type { FilterField } from '../../filterParams.ts';
import type { ListReader } from '../../listReader.ts';
import { changeListState, withFilters, type ListState } from '../../listState.ts';

/** Returns true if a filter is active. */
export function isInForce({ params }: FilterField, { filters }: Pick<ListState, 'filters'>): boolean {
  return params.some(({ param }) => filters[param] !== undefined);
}

/** The state without a filter, and without what a range by name has set besides its days. */
export function withoutFilter(state: ListState, filter: FilterField, { clock, zone }: ListReader): ListState {
  const { params, presets } = filter;
  const [from, to] = params.map(({ param }) => state.filters[param]?.[0]);
  const range = rangeOfTexts({ from, to }, params[0]?.isDay ?? false, zone);
  const preset = presets.length > 0 ? presetInForce(range, state.filters, presets, { clock, zone }) : undefined;
  const gone = [...params.map(({ param }) => param), ...Object.keys(preset?.filters ?? {})];
  const none = Object.fromEntries(gone.map((param) => [param, []]));
  return changeListState(state, { filters: withFilters(state.filters, none) });
}
