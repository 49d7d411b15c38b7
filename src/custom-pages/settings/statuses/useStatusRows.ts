import { useMemo } from 'react';
import { status, type Status } from '../../../../schema/areas/work/entities/status.ts';
import { statusCategory, type StatusCategory } from '../../../../schema/areas/work/entities/statusCategory.ts';
import type { StatusType } from '../../../../schema/rules/statuses.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useRows, type Rows } from '../../../views/rows/useRows.ts';

/** A status, and a category of statuses, as the settings list them. */
export type StatusRow = Status & WireRecord;
export type CategoryRow = StatusCategory & WireRecord;

const order = ['position', 'ASC'] as const;

/** Returns the categories of a type in the agency's order. */
export function useCategoryRows(type: StatusType): Rows<CategoryRow> {
  const filter = useMemo(() => ({ type: [type] }), [type]);
  return useRows<CategoryRow>(statusCategory.name, order, filter);
}

/** Returns the statuses of a type, each category's in the agency's order. */
export function useStatusRows(type: StatusType): Rows<StatusRow> {
  const filter = useMemo(() => ({ type: [type] }), [type]);
  return useRows<StatusRow>(status.name, order, filter);
}
