/** Days before an amount of a contract is due from which it is listed though nobody has marked it as ready. */
const daysAhead = 14;

const isFree = (row: string) =>
  `not exists (select from invoice_item n where n.agency_id = $1 and n.item_id = ${row}.id)`;

/** The agency's zone and day at the moment `$2`: the same for whoever reads. */
const agency = `(select time_zone, ($2::timestamptz at time zone time_zone)::date as today from identity_agency_settings())`;

const livingPartner = (id: string) =>
  `left join record p on p.agency_id = $1 and p.id = ${id} and p.kind = 'partner' and p.deleted_at is null`;

const amounts = `select 'contractAmount' as kind, a.id, a.label as name, a.contract_id as of_id, p.id as client_id,
    null::uuid as talent_id, a.due_on as day, a.amount, a.amount_currency as currency,
    case when p.id is null then 'noClient' when a.readiness = 'NOT_READY' then 'notReady' end as unready,
    null::uuid as tax_rate_id, c.tax_mode
  from contract_amounts a
    join contracts c on c.agency_id = a.agency_id and c.id = a.contract_id and c.deleted_at is null
    cross join ${agency} z ${livingPartner('c.client_id')}
  where a.agency_id = $1 and a.deleted_at is null and ${isFree('a')}
    and (a.readiness = 'READY_TO_INVOICE' or (a.readiness = 'NOT_READY' and a.due_on <= z.today + ${daysAhead}))`;

/** The rule that fits a task `t` best, as `ruleFor` finds it: its supplier's, that of whom it is for, the general one. */
export const ruleOfTask = `(select r.is_billable, r.tax_rate_id, r.takes_fee from task_rules r
    left join tasks_related_tos l on l.agency_id = $1 and l.owner_id = t.id and l.target_id = r.party_id
  where r.agency_id = $1 and r.type_id = t.type_id and r.deleted_at is null
    and (r.party_id is null or r.party_id = t.supplier_id or l.target_id is not null)
  order by r.party_id is null, r.party_id is distinct from t.supplier_id, l.position, r.created_at desc, r.id desc
  limit 1)`;

const payersOfTask = `(select count(*) as number, (array_agg(p.id))[1] as id from tasks_related_tos l
    join record p on p.agency_id = $1 and p.id = l.target_id and p.kind = 'partner' and p.deleted_at is null
  where l.agency_id = $1 and l.owner_id = t.id)`;

const tasks = `select 'task', t.id, t.summary, t.id, case when p.number = 1 then p.id end, null,
    coalesce((t.completed_date at time zone z.time_zone)::date, t.due_date_day,
      (t.due_date at time zone z.time_zone)::date),
    t.sale, t.sale_currency, case p.number when 0 then 'noClient' when 1 then null else 'severalClients' end,
    r.tax_rate_id, null
  from tasks t
    join statuses s on s.agency_id = t.agency_id and s.id = t.status_id
    join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id and c.code = 'COMPLETED'
    cross join ${agency} z cross join lateral ${payersOfTask} p left join lateral ${ruleOfTask} r on true
  where t.agency_id = $1 and t.deleted_at is null and t.charge_to = 'PARTNER' and t.sale > 0
    and coalesce(r.is_billable, true) and ${isFree('t')}`;

const expenses = `select 'expense', e.id, e.summary, e.id, p.id, e.talent_id, e.spent_on, e.amount, e.amount_currency,
    case when p.id is null then 'noClient' when e.readiness <> 'READY_TO_INVOICE' then 'notReady' end, e.tax_rate_id,
    null
  from expenses e ${livingPartner('e.client_id')}
  where e.agency_id = $1 and e.deleted_at is null and e.charge_to = 'PARTNER' and e.readiness <> 'INVOICED'
    and ${isFree('e')}`;

/** Everything that an invoice could name and that none names: `$1` is the agency, `$2` the present moment. */
export const itemsSql = `${amounts} union all ${tasks} union all ${expenses}`;
