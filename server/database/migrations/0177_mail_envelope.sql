-- Further recipients, sender's name and thread of a mail (`Envelope`). Written by hand.
alter table mail add column envelope jsonb not null default '{}';
