import type { ListConfig, RangeConfig } from './entity.ts';

/** The range of a list in its long form, or undefined where it has none. */
export function rangeOf<Name extends string>({ range }: ListConfig<Name>): RangeConfig<Name> | undefined {
  return typeof range === 'object' || range === undefined ? range : { field: range };
}
