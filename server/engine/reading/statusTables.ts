/** The joins that bring a status's colour and its category's code beside the label `alias`. */
export function statusTables(alias: string, id: string): string {
  return `left join statuses ${alias}s on ${alias}s.agency_id = t.agency_id and ${alias}s.id = ${id}
    left join status_categories ${alias}c on ${alias}c.agency_id = t.agency_id and ${alias}c.id = ${alias}s.category_id`;
}
