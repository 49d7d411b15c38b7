-- What these answer changes: an invitation tells the agency nothing of an account elsewhere. They are made anew by
-- repeatable/invitations.sql. Written by hand.
drop function identity_code_holder(bytea, text, timestamptz);
--> statement-breakpoint
drop function identity_add_staff(uuid, uuid, text, text, jsonb, text, timestamptz);
--> statement-breakpoint
drop function identity_invite_again(uuid, uuid, text, text, boolean, timestamptz);
--> statement-breakpoint
drop function mail_of_agency(timestamptz, uuid, integer, integer);
