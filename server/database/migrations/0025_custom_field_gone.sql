-- snapshot 1ef30411-d97f-4f45-a76f-d8ab4a4fee45
-- What agencies had added before there was a call for it. A choice has an id of its own now, by which records name it.
-- A field that was taken away is archived: records may have values of it. Written by hand.
do $$
declare
  one record;
  field record;
  choice record;
  fresh text;
begin
  for one in select id from agency loop
    perform set_config('app.agency', one.id::text, true);
    insert into record (agency_id, id, kind, label)
      select agency_id, id, 'customField', left(label, 100) from custom_field where agency_id = one.id;
    insert into custom_fields (agency_id, id, created_at, updated_at, label, owner_type, data_type, status, position)
      select agency_id, id, now(), now(), left(label, 100), entity, data_type,
        case when deleted_at is null then 'ACTIVE' else 'ARCHIVED' end, position
      from custom_field where agency_id = one.id;
    for field in select id, case entity when 'talent' then 'talents' else 'partners' end as held_by, options
      from custom_field where agency_id = one.id loop
      for choice in select c ->> 'id' as id, c ->> 'value' as value, place 
        from jsonb_array_elements(field.options) with ordinality o(c, place) loop
        fresh := gen_random_uuid();
        insert into custom_fields_options (agency_id, id, owner_id, position, value)
          values (one.id, fresh::uuid, field.id, choice.place, left(choice.value, 100));
        execute format($move$
          update %I set custom = jsonb_set(custom, array[$1], case jsonb_typeof(custom -> $1)
            when 'array' then (select jsonb_agg(case when e = to_jsonb($2) then to_jsonb($3) else e end order by place)
              from jsonb_array_elements(custom -> $1) with ordinality entry(e, place))
            else to_jsonb($3) end)
          where agency_id = $4 and (custom -> $1) ? $2 $move$, field.held_by)
          using field.id::text, choice.id, fresh, one.id;
      end loop;
    end loop;
  end loop;
end
$$;
--> statement-breakpoint
DROP POLICY "custom_field_agency" ON "custom_field" CASCADE;
--> statement-breakpoint
DROP TABLE "custom_field" CASCADE;
