import { areas } from '../generated/areas.ts';
import type { RecordPage } from './language/area.ts';
import type { Tab } from './language/registry.ts';
import type { Owner } from './routes/screen.ts';

/** The name of a page that an area brings along for the pages of records. */
export type RecordPageName = NonNullable<(typeof areas)[number]['recordPages']>[number]['name'];

const pages: readonly RecordPage[] = areas
  .flatMap((area): readonly RecordPage[] => area.recordPages ?? [])
  .toSorted((one, other) => one.place - other.place);

/** The pages of areas that stand on the pages of records of a kind, as tabs. */
export function recordPagesOf(kind: string): readonly Tab[] {
  return pages.flatMap(({ name, entity, on, at }): readonly Tab[] => {
    const as = on[kind as Owner];
    if (as === undefined) return [];
    return [{ name, shows: 'page', of: entity, isArea: as === 'navigation', ...(at !== undefined && { at }) }];
  });
}
