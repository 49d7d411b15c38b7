import { maximumPageSize } from '../../schema/rules/limits.ts';

/** Splits items, such as ids, into slices that one call of the API takes and answers. */
export const pagesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / maximumPageSize) }, (_, index) =>
    items.slice(index * maximumPageSize, (index + 1) * maximumPageSize),
  );
