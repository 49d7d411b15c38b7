import type { ListConfig, RangeConfig } from './entity.ts';
import { presetOf, type Actor, type InstantRange, type RangePreset } from '../rules/ranges.ts';

/** Returns the range of a list in its long form; undefined if it has none. */
export function rangeOf<Name extends string>({ range }: ListConfig<Name>): RangeConfig<Name> | undefined {
  return typeof range === 'object' || range === undefined ? range : { field: range };
}

/** Values of filter parameters, as texts of an address. */
export type FilterTexts = Readonly<Record<string, readonly string[]>>;

/** A range that is offered by name, with the filters that belong to it. */
export interface ListPreset {
  readonly name: RangePreset;
  readonly filters: FilterTexts;
}

/** Returns the presets that a range declares, in order; undefined if its field's apply. */
export function presetsOf<Name extends string>({ presets }: RangeConfig<Name>): readonly ListPreset[] | undefined {
  return presets?.flatMap((preset): ListPreset[] => {
    if (typeof preset === 'string') return [{ name: preset, filters: {} }];
    return Object.entries(preset).map(([name, filters]) => ({
      name: name as RangePreset,
      filters: Object.fromEntries(Object.entries(filters).map(([param, values]) => [param, values.map(String)])),
    }));
  });
}

const isSameSet = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((value) => other.includes(value));

/**
 * Returns the preset that a list shows: its range for the actor now equals the list's range, and so do its filters.
 * Undefined for any other range; a custom range (`custom`) has no preset.
 */
export function presetInForce(
  range: InstantRange,
  filters: FilterTexts,
  presets: readonly ListPreset[],
  actor: Actor,
): ListPreset | undefined {
  return presets.find(
    ({ name, filters: own }) =>
      isRange(name, range, actor) && Object.entries(own).every(([param, values]) => isSameSet(filters[param], values)),
  );
}

function isRange(name: RangePreset, range: InstantRange, actor: Actor): boolean {
  if (name === 'custom') return false;
  if (name === 'inProgress') return range.from === null && range.to === null;
  return presetOf(range, [name], actor) !== undefined;
}
