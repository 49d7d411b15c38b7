import type { Engine } from '../engine/engine.ts';
import type { Model } from '../engine/model.ts';

/** SQL of the expected rows of the assignment table for one assigning field: record, staff. */
function wanted(model: Model): { readonly field: string; readonly sql: string }[] {
  const isAssigning = (name: string) => {
    const field = model.entity.fields[name];
    return field !== undefined && 'assigns' in field && field.assigns === true;
  };
  const links = model.links.filter(({ field }) => isAssigning(field));
  const columns = model.columns.filter(({ field }) => isAssigning(field));
  return [
    ...links.map((link) => ({
      field: link.field,
      sql: `select owner_id as record_id, target_id as staff_id from ${link.table} where agency_id = $1`,
    })),
    ...columns.map(({ field, column }) => ({
      field,
      sql: `select id as record_id, ${column} as staff_id from ${model.table} where agency_id = $1 and ${column} is not null`,
    })),
  ];
}

/**
 * Compares an agency's assignments with the fields that make them, and corrects differences. Returns the number of
 * wrong rows; anything but 0 is a defect that the log should show.
 */
export async function checkAssignments(engine: Engine, agencyId: string): Promise<number> {
  let wrong = 0;
  for (const entity of engine.registry.all.filter((one) => one.root === one.name)) {
    for (const { field, sql } of wanted(engine.model(entity.name))) {
      const values = [agencyId, field, engine.registry.variantsOf(entity.root).map(({ name }) => name)];
      const missing = await engine.database.query(agencyId, {
        text: `insert into assignment (agency_id, record_id, staff_id, via) select $1, w.record_id, w.staff_id, $2
          from (${sql}) w where $3::text[] is not null on conflict do nothing`,
        values,
      });
      const superfluous = await engine.database.query(agencyId, {
        text: `delete from assignment a using record r where a.agency_id = $1 and a.via = $2
          and r.agency_id = a.agency_id and r.id = a.record_id and r.kind = any($3::text[])
          and not exists (select 1 from (${sql}) w where w.record_id = a.record_id and w.staff_id = a.staff_id)`,
        values,
      });
      wrong += missing.count + superfluous.count;
    }
  }
  return wrong;
}
