/** The condition that rows of `t` stand somewhere within some records (an SQL array of ids) by a column of their table. */
export function withinCondition(table: string, column: string, ids: string, agency: string): string {
  return `t.${column} = any(array(with recursive w(id) as (
    select unnest(${ids}) union
    select c.id from ${table} c join w on c.${column} = w.id where c.agency_id = ${agency}
  ) select w.id from w))`;
}
