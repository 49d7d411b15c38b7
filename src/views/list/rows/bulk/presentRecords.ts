import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { maximumPageSize } from '../../../../../schema/rules/limits.ts';
import type { GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { pickedFields, pickedRecord, type PickedRecord } from './picked.ts';

/** Fetches the present state of records by id, deleted ones or others; missing ones are left out. */
export async function presentRecords(
  dataProvider: GreenroomDataProvider,
  entity: AnyEntity,
  ids: readonly string[],
  isDeleted: boolean,
): Promise<readonly PickedRecord[]> {
  const fields = pickedFields(entity);
  const found: PickedRecord[] = [];
  for (let at = 0; at < ids.length; at += maximumPageSize) {
    const [field, order] = entity.list.sort;
    const { data } = await dataProvider.getList<WireRecord>(entity.name, {
      pagination: { page: 1, perPage: maximumPageSize },
      sort: { field, order },
      filter: { ids: ids.slice(at, at + maximumPageSize), ...(isDeleted && { deleted: true }) },
      meta: { withTotal: false, fields },
    });
    found.push(...data.map((record) => pickedRecord(entity, record)));
  }
  return found;
}
