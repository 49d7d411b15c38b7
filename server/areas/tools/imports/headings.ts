import type { ImportMapping } from '../../../../schema/areas/tools/calls/imports.ts';
import type { ImportTarget } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import { settledOrder, type DateEvidence } from '../../../../schema/areas/tools/imports/dateColumns.ts';
import { shortcutOf, targetsOfHeadings, type ShortcutName } from '../../../../schema/areas/tools/imports/shortcuts.ts';
import { isNeeded } from '../../../../schema/areas/tools/imports/targets.ts';

interface ReadHeadings {
  readonly headings: readonly string[];
  readonly dateOrders: readonly DateEvidence[];
}

const dated: readonly string[] = ['date', 'instant', 'zoned'];

/**
 * Maps the columns of a shortcut's file by their headings. Null for a file that a person has to look at: with a heading
 * that is missing, not known or stands twice, without a column that is needed, or with days whose order it does not tell.
 */
export function mappingByHeadings(
  name: ShortcutName,
  { headings, dateOrders }: ReadHeadings,
  targets: readonly ImportTarget[],
): ImportMapping | null {
  const shortcut = shortcutOf(name);
  const { key, existing, isOfKnown = false } = shortcut;
  const found = targetsOfHeadings(
    shortcut,
    headings,
    targets.map((target) => target.name),
  );
  const columns = found.flatMap((field, column) => {
    if (field === null) return [];
    const dateOrder = settledOrder(dateOrders[column]);
    return [{ column, field, ...(dateOrder && { dateOrder }) }];
  });
  const fields = columns.map(({ field }) => field);
  const needed = isOfKnown ? [] : targets.filter(isNeeded).map((target) => target.name);
  const isDoubtful = columns.some(({ column, field }) => {
    const isDated = dated.includes(targets.find((target) => target.name === field)?.field.kind ?? '');
    return isDated && (dateOrders[column] === 'either' || dateOrders[column] === 'mixed');
  });
  const isSettled =
    found.every((field) => field !== null) &&
    new Set(fields).size === fields.length &&
    [...needed, ...(key === null ? [] : [key])].every((field) => fields.includes(field));
  return isSettled && !isDoubtful && columns.length > 0 ? { columns, key, existing } : null;
}
