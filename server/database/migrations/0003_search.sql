-- The searched texts of records. Requests reach them through the functions of repeatable/search.sql alone. Written by hand.
create table search_text (
  agency_id uuid not null,
  record_id uuid not null,
  kind text not null,
  label text not null,
  text text not null,
  -- The first word of the title, where the title also sorts by it; else nothing.
  lead text not null default '',
  -- The words of the text that the lead does not hold as well. Of the many rows that hold "maria" most have it as the
  -- beginning of their lead, and so stand together in the order; the few others are found by index.
  rest text not null default '',
  primary key (agency_id, record_id)
);
--> statement-breakpoint
create index search_rest_trigram on search_text using gin (rest gin_trgm_ops);
--> statement-breakpoint
create index search_lead_idx on search_text (agency_id, kind, lead text_pattern_ops);
--> statement-breakpoint
create index search_tail_trigram on search_text using gin (substr(lead, 2) gin_trgm_ops);
--> statement-breakpoint
create index search_label_trigram on search_text using gin (label gin_trgm_ops);
