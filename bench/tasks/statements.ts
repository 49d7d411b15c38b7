import { reference, references } from '../server/labels.ts';

/** Hand-written SQL for the tasks' routes. */

const columns = `t.id, t.version, t.created_at, t.updated_at, t.deleted_at, t.summary, t.type_id, t.status_id,
  t.priority_level, t.assignee_id, t.creator_id, t.start_date, t.start_date_time_zone, t.start_date_is_all_day,
  t.start_date_end, t.start_date_day, t.due_date, t.due_date_time_zone, t.due_date_is_all_day, t.due_date_end,
  t.due_date_day, t.reminder, t.reminder_amount, t.reminder_unit, t.completed_date, t.recurrence_setting, t.recurrence_id, t.project_group_id,
  t.venue, t.venue_id, t.address, t.note, t.description, t.supplier_id, t.charge_to, t.external_client, t.cost_currency, t.cost::text as cost, t.extra_currency,
  t.extra::text as extra, t.sale_currency, t.sale::text as sale,
  (select json_build_object('id', r.id, 'displayName', r.label, 'avatar', r.avatar, 'kind', r.kind, 'code', y.code)
    from task_types y join record r on r.agency_id = y.agency_id and r.id = y.id
    where y.agency_id = t.agency_id and y.id = t.type_id) as type,
  (select json_build_object('id', r.id, 'displayName', r.label, 'avatar', r.avatar, 'kind', r.kind, 'color', s.color,
      'categoryCode', c.code, 'statusName', r.label, 'category', json_build_object('code', c.code))
    from statuses s join record r on r.agency_id = s.agency_id and r.id = s.id
      join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
    where s.agency_id = t.agency_id and s.id = t.status_id) as status,
  ${reference('t.assignee_id')} as assignee, ${reference('t.creator_id')} as creator,
  ${reference('t.supplier_id')} as supplier, ${reference('t.project_group_id')} as project_group, ${references('tasks_collaborators')} as collaborators,
  ${references('tasks_related_tos')} as related_tos, ${references('tasks_link_tos')} as link_tos`;

/** $1 agency, $2 time zone, which tasks do not need. Twenty rows and one more, by which a next page is detected. */
export const listText = `select ${columns}, $2::text as zone from (
    select * from tasks where agency_id = $1 and deleted_at is null order by due_date_end, id limit $3 offset $4
  ) t order by t.due_date_end, t.id`;

/** $1 agency, $2 time zone, $3 the task. */
export const oneText = `select ${columns}, $2::text as zone from tasks t
  where t.agency_id = $1 and t.id = $3 and t.deleted_at is null`;

/** $1 agency, $2 the task, $3 its version, $4 note, $5 address, $6 now, $7 history id, $8 account, $9 staff, $10 changes. */
export const updateText = `with changed as (
    update tasks set note = $4, address = $5, version = version + 1, updated_at = $6
    where agency_id = $1 and id = $2 and version = $3 and deleted_at is null returning id, version
  ), told as (
    insert into history (agency_id, id, record_id, at, account_id, staff_id, action, version, changes)
    select $1, $7, id, $6, $8, $9, 'update', version, $10 from changed
  ) select version from changed`;
