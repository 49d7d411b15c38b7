import { areaTables } from '../../generated/tables.ts';
import { tablesOf, type Table } from '../../schema/derive/tables.ts';
import type { Registry } from '../../schema/language/registry.ts';
import { systemTables } from '../../server/database/systemTables.ts';

/** Returns every table of a database with these declarations: the engine's, the areas' own and those of the entities. */
export function allTables(registry: Registry): readonly Table[] {
  return [...systemTables, ...areaTables, ...tablesOf(registry)];
}
