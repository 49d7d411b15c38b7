import type { ComputedSql } from '../../engine/reading/computedSql.ts';

/** The computed values of the declarations of tasks. */
export const computed = {
  newerTaskRule: () => `(select n.display_name from task_rules n
      where n.agency_id = t.agency_id and n.type_id = t.type_id and n.party_id is not distinct from t.party_id
        and n.deleted_at is null and (n.created_at, n.id) > (t.created_at, t.id)
      order by n.created_at desc, n.id desc limit 1)`,
} satisfies Readonly<Record<string, ComputedSql>>;
