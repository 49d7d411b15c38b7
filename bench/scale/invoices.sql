-- Invoices of an agency, copies of one that stands there. Settings: bench.agency, bench.invoice (ids), bench.invoices.
create temporary table made as
  select gen_random_uuid() as id, n, c.id as client_id, current_date - n % 900 as issued_on,
    (n % 97 + 1) * 1000 as total, case n % 4 when 0 then 0 when 1 then (n % 97 + 1) * 500 else (n % 97 + 1) * 1000 end as open
  from generate_series(1, current_setting('bench.invoices')::integer) n
  join (select id, row_number() over (order by id) - 1 as at, count(*) over () as size from record
    where agency_id = current_setting('bench.agency')::uuid and kind = 'partner') c on c.at = n % c.size;
create temporary table copied as select r.* from record r where r.id = current_setting('bench.invoice')::uuid;
insert into record
  select r.* from made m cross join copied c cross join lateral
    jsonb_populate_record(c, jsonb_build_object('id', m.id, 'label', 'X-' || lpad(m.n::text, 7, '0'))) r;
create temporary table bill as select i.* from invoices i where i.id = current_setting('bench.invoice')::uuid;
insert into invoices
  select r.* from made m cross join bill b cross join lateral jsonb_populate_record(b, jsonb_build_object('id', m.id, 'number', 'X-' || lpad(m.n::text, 7, '0'),
    'client_id', m.client_id, 'status', 'SENT', 'issued_on', m.issued_on, 'due_on', m.issued_on + 14, 'subtotal', m.total,
    'tax', 0, 'total', m.total, 'outstanding', m.open, 'paid', m.total - m.open,
    'payment_status', case when m.open = 0 then 'PAID' when m.open < m.total then 'PARTIALLY_PAID' else 'UNPAID' end)) r;
drop table made, copied, bill;
