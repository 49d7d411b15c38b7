import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
import type { Table } from '../../schema/derive/tables.ts';

interface Named {
  name: string;
  tableFrom?: string;
}

type Parts = Record<string, Named>;

const partNames = ['indexes', 'compositePrimaryKeys', 'foreignKeys', 'checkConstraints', 'policies'] as const;

type LooseTable = Named & { columns: Parts } & Record<(typeof partNames)[number], Parts>;
type LooseTables = Record<string, LooseTable>;

const keyOf = (name: string) => `public.${name}`;

function statementOf(part: (typeof partNames)[number], table: string, from: string, to: string): string {
  switch (part) {
    case 'indexes':
      return `ALTER INDEX "${from}" RENAME TO "${to}";`;
    case 'policies':
      return `ALTER POLICY "${from}" ON "${table}" RENAME TO "${to}";`;
    default:
      return `ALTER TABLE "${table}" RENAME CONSTRAINT "${from}" TO "${to}";`;
  }
}

/** Returns statements that rename the parts of a renamed table whose names contain the table's. */
function renameParts(table: LooseTable, wanted: LooseTable): string[] {
  return partNames.flatMap((part) => {
    const [former, names] = [Object.values(table[part]), Object.keys(wanted[part])];
    // Parts that came or went as well are left to the diff, which drops and makes them: they hold no data.
    if (former.length !== names.length) return [];
    table[part] = {};
    return former.flatMap((one, index) => {
      const to = names[index] ?? one.name;
      const { name: from } = one;
      table[part][to] = { ...one, name: to, ...(one.tableFrom !== undefined && { tableFrom: table.name }) };
      return from === to ? [] : [statementOf(part, table.name, from, to)];
    });
  });
}

function renameTable(known: LooseTables, wanted: LooseTables, { name, renamedFrom }: Table): string[] {
  const former = renamedFrom === undefined ? undefined : known[keyOf(renamedFrom)];
  const next = wanted[keyOf(name)];
  if (renamedFrom === undefined || !former || !next || known[keyOf(name)]) return [];
  const table = { ...former, name };
  delete known[keyOf(renamedFrom)];
  known[keyOf(name)] = table;
  return [`ALTER TABLE "${renamedFrom}" RENAME TO "${name}";`, ...renameParts(table, next)];
}

function renameColumns(known: LooseTables, table: Table): string[] {
  const columns = known[keyOf(table.name)]?.columns;
  return table.columns.flatMap(({ name, renamedFrom }) => {
    const column = renamedFrom === undefined ? undefined : columns?.[renamedFrom];
    if (!columns || renamedFrom === undefined || !column || columns[name]) return [];
    delete columns[renamedFrom];
    columns[name] = { ...column, name };
    return [`ALTER TABLE "${table.name}" RENAME COLUMN "${renamedFrom}" TO "${name}";`];
  });
}

/**
 * Declared renames, as statements before the diff; the former snapshot takes them too, so that the diff sees tables and
 * columns that stayed instead of some dropped and some added.
 * @param former the snapshot of the last migration; it is changed
 * @param wanted the snapshot of the declarations
 */
export function renameDeclared(
  former: DrizzleSnapshotJSON,
  wanted: DrizzleSnapshotJSON,
  tables: readonly Table[],
): string[] {
  const known = former.tables as unknown as LooseTables;
  const next = wanted.tables as unknown as LooseTables;
  return tables.flatMap((table) => [...renameTable(known, next, table), ...renameColumns(known, table)]);
}
