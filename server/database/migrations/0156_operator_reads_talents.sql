-- Operators also read the names of an agency's talents. The functions for it are in repeatable/content.sql. Written by
-- hand.
alter table agency_event drop constraint agency_event_action_check;
--> statement-breakpoint
alter table agency_event
  add constraint agency_event_action_check
    check (action in ('create', 'rename', 'suspend', 'reactivate', 'readMail', 'readLink', 'readTalents'))
