import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Filter, GreenroomDataProvider } from '../../../dataProvider/types.ts';
import { recordAskedFor } from '../../../widgets/record-param/openRecordParam.ts';
import { listAt, type ListPlace } from '../address/listAt.ts';
import { readerOf } from '../address/listReader.ts';
import { isBoard, isTimeline } from '../address/listState.ts';
import { rowFields, type ListLook } from './rowFields.ts';
import { rowsQuery } from './rowsQuery.ts';

/** Look of a list that is about to open, and the filter that holds whatever its address says. */
export interface ListOpening extends Omit<ListLook, 'isDeleted'> {
  readonly fixed: Filter;
}

/**
 * Returns the query of the rows that a list requests first at a location, for prefetching. Null if it requests none, or
 * none yet: on a board or a timeline, at an address that opens a record, and where the state depends on custom fields.
 */
export function firstRowsQuery(
  dataProvider: GreenroomDataProvider,
  entity: AnyEntity,
  place: ListPlace,
  { fixed, ...look }: ListOpening,
): ReturnType<typeof rowsQuery> | null {
  const known = { entity, isSettled: entity.customFields !== true };
  const { state, isRead } = listAt(place, known, readerOf(look.actor));
  const hasRows = !isBoard(state, entity) && !isTimeline(state, entity);
  if (!isRead || !hasRows || recordAskedFor(place.search) !== null) return null;
  const fields = rowFields(entity, { ...look, isDeleted: state.deleted });
  return rowsQuery(dataProvider, entity, state, { fields, fixed });
}
