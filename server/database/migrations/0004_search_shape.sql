-- What the searched texts of each kind were made of, so that a release that searches more finds older records too.
-- Written by hand; only the owner touches it.
create table search_shape (
  kind text primary key,
  shape text not null
);
