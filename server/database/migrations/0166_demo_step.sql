-- The steps that have filled an empty database with the demo (demo/seed.ts), one row each. A table of the whole product without
-- row-level security, so that requests cannot touch it. Written by hand.
create table demo_step (
  name text primary key,
  -- The clock with which all steps plan.
  planned_at timestamptz not null,
  done_at timestamptz not null,
  -- Ids of the records that the step made, by agency and key; null once the demo is complete.
  ids jsonb
);
