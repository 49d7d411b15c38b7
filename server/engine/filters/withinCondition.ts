/**
 * Returns the condition that rows of `t` are among some records (an SQL array of ids) or below them, by the parent
 * column of their table.
 */
export function withinCondition(table: string, column: string, ids: string, agency: string): string {
  return `t.${column} = any(array(with recursive w(id) as (
    select unnest(${ids}) union
    select c.id from ${table} c join w on c.${column} = w.id where c.agency_id = ${agency}
  ) select w.id from w))`;
}
