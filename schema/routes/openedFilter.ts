import { rangeOfPreset } from '../rules/ranges.ts';
import type { ShownList } from './screen.ts';
import { shownFilterOf } from './shownList.ts';

/** Reader of a list: the clock, the time zone and the week that say which days its range means. */
type RangeReader = Parameters<typeof rangeOfPreset>[1];

/** Returns the filter of a shown list as it opens: with the range that it opens with. */
export function openedFilterOf(
  shown: Pick<ShownList, 'list' | 'preset' | 'opensWith'>,
  reader: RangeReader,
): Readonly<Record<string, unknown>> {
  const { from, to } = shown.opensWith ? rangeOfPreset(shown.opensWith, reader) : { from: null, to: null };
  return { ...shownFilterOf(shown), ...(from !== null && { fromDate: from }), ...(to !== null && { toDate: to }) };
}
