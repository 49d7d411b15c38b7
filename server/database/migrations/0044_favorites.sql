-- What favourites grew by (AB 7): a face, a status, tags, those who belong together, and writes that see each other.
alter table favorite
  add column avatar_id uuid,
  add column status text not null default 'PENDING' check (status in ('PENDING', 'ACTIVE', 'REJECTED', 'LOCKED')),
  add column tags text[] not null default '{}',
  add column version integer not null default 1;
--> statement-breakpoint
create table favorite_connection (
  favorite_id uuid not null references favorite on delete cascade,
  other_id uuid not null references favorite on delete cascade,
  primary key (favorite_id, other_id),
  -- A pair stands once.
  check (favorite_id < other_id)
);
--> statement-breakpoint
create index favorite_connection_other_idx on favorite_connection (other_id);
--> statement-breakpoint
revoke all on favorite_connection from public;
--> statement-breakpoint
grant select, insert, delete on favorite_connection to greenroom_app;
--> statement-breakpoint
grant delete on favorite to greenroom_app;
