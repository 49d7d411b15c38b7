import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { maximumPageSize, selectionLimit } from '../../../../../schema/rules/limits.ts';
import type { Filter, GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { pickedFields, pickedRecord, type PickedRecord } from './picked.ts';

/** Query whose records are all selected. */
export interface Found {
  readonly entity: AnyEntity;
  readonly filter: Filter;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

/** Loads every record that a list finds, page by page, up to the selection limit. Ends early when aborted. */
export async function pickAll(
  dataProvider: GreenroomDataProvider,
  { entity, filter, sort }: Found,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<readonly PickedRecord[]> {
  const fields = pickedFields(entity);
  const all: PickedRecord[] = [];
  for (let page = 1; all.length < selectionLimit && !signal.aborted; page += 1) {
    // Each page says if there is a next one, so requests cannot run in parallel.
    const { data, pageInfo } = await dataProvider.getList<WireRecord>(entity.name, {
      pagination: { page, perPage: maximumPageSize },
      sort,
      filter,
      meta: { withTotal: false, fields },
      signal,
    });
    all.push(...data.map((record) => pickedRecord(entity, record)));
    onProgress(all.length);
    if (pageInfo?.hasNextPage !== true) break;
  }
  return all.slice(0, selectionLimit);
}
