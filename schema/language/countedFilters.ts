import type { AnyEntity } from './entity.ts';
import { listFiltersOf, type ListFilter } from './listFilters.ts';

/** A filter whose values are counted one by one: of a choice, or by the category of a status. */
export interface CountedFilter {
  readonly param: string;
  readonly filter: ListFilter;
}

/** Returns the filters of a list by whose values its records can be counted in one call. */
export function countedFiltersOf(entity: Pick<AnyEntity, 'list' | 'fields'>): readonly CountedFilter[] {
  return listFiltersOf(entity).flatMap((filter) => {
    const [spec, ...others] = filter.params;
    const [name = ''] = filter.fields;
    const isChoice = !filter.isNamed && entity.fields[name]?.kind === 'choice';
    if (!spec || others.length > 0 || !(isChoice || filter.categoriesOf !== undefined)) return [];
    return [{ param: spec.param, filter }];
  });
}
