/** Labels of records as the bare statements read them. */

/** The labels of a set of records, in their order. */
export const references = (table: string) => `(select json_agg(case when r.deleted_at is null
    then json_build_object('id', r.id, 'displayName', r.label, 'avatar', r.avatar, 'kind', r.kind)
    else json_build_object('id', r.id, 'displayName', r.label, 'avatar', r.avatar, 'kind', r.kind, 'isDeleted', true) end
    order by l.position)
  from ${table} l join record r on r.agency_id = l.agency_id and r.id = l.target_id
  where l.agency_id = t.agency_id and l.owner_id = t.id)`;

/** The label of the record that a column of `t` points to. */
export const reference = (column: string) => `(select json_build_object('id', r.id, 'displayName', r.label,
    'avatar', r.avatar, 'kind', r.kind) from record r where r.agency_id = t.agency_id and r.id = ${column})`;
