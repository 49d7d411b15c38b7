import type { FilterField } from '../filterParams.ts';
import { changeListState, withFilters, type ListState } from '../listState.ts';

/** Whether a filter narrows a list down now. */
export function isInForce({ params }: FilterField, { filters }: Pick<ListState, 'filters'>): boolean {
  return params.some(({ param }) => filters[param] !== undefined);
}

/** The state without a filter. */
export function withoutFilter(state: ListState, { params }: FilterField): ListState {
  const none = Object.fromEntries(params.map(({ param }) => [param, []]));
  return changeListState(state, { filters: withFilters(state.filters, none) });
}
