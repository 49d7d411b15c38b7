-- What operators did with an agency: now also that they read its mail, and the link in it. The functions that tell of it
-- are in repeatable/operators.sql. Written by hand.
alter table agency_event drop constraint agency_event_action_check;
--> statement-breakpoint
alter table agency_event
  add constraint agency_event_action_check
    check (action in ('create', 'rename', 'suspend', 'reactivate', 'readMail', 'readLink')),
  -- The mail that was read. It is swept one day; whose it was and what about stays.
  add column mail_id uuid,
  add column subject text,
  add column recipient text,
  add constraint agency_event_mail_check check ((action in ('readMail', 'readLink')) = (mail_id is not null));
--> statement-breakpoint
drop function identity_visits(uuid, timestamptz, integer, integer);
--> statement-breakpoint
drop function identity_agency_events(uuid);
--> statement-breakpoint
drop function mail_of_product(uuid, timestamptz, uuid, integer, integer);
