import type { ImportDetail } from '../../../../schema/areas/tools/calls/imports.ts';
import { settledOrder } from '../../../../schema/areas/tools/imports/dateColumns.ts';
import { rowTargetsOf } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { DateOrder } from '../../../../schema/rules/dates/typedDates.ts';

const dateKinds: ReadonlySet<string> = new Set(['date', 'instant', 'zoned']);

function isDate(entity: AnyEntity, name: string | null): boolean {
  if (name === null) return false;
  const field = entity.fields[name] ?? rowTargetsOf(entity).find((target) => target.name === name)?.field;
  return field !== undefined && dateKinds.has(field.kind);
}

/** The columns whose dates can be read in two ways, or settle the way themselves, by their places in the file. */
export function datedColumns(
  { dateOrders }: ImportDetail,
  entity: AnyEntity,
  fields: readonly (string | null)[],
): readonly number[] {
  return fields.flatMap((field, column) => (dateOrders[column] && isDate(entity, field) ? [column] : []));
}

/** The order of each column: as it was chosen for this file, as its cells settle it, else as it was chosen before. */
export function firstOrders({
  headings,
  mapping,
  dateOrders,
  remembered,
}: ImportDetail): readonly (DateOrder | undefined)[] {
  const chosen = (mapping ?? remembered)?.columns ?? [];
  return headings.map((_, index) => {
    const former = chosen.find(({ column }) => column === index)?.dateOrder;
    const settled = settledOrder(dateOrders[index] ?? null);
    return mapping ? (former ?? settled) : (settled ?? former);
  });
}

/** The first cell of a column that is another day in the other order. */
export function exampleOf({ sample }: ImportDetail, column: number): string {
  const told = sample.map((cells) => cells[column]?.trim() ?? '');
  return told.find((cell) => /^(\d{1,2})[-/](?!\1[-/])\d{1,2}[-/]\d/.test(cell)) ?? '03/04/2024';
}
