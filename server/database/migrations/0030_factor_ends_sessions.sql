-- What ends a session: now also a second factor that an agency has come to ask for. Written by hand.
alter table session drop constraint session_ended_by_check;
--> statement-breakpoint
alter table session add constraint session_ended_by_check check (
  ended_by in (
    'signOut', 'reusedToken', 'revoked', 'newPassword', 'passwordReset', 'twoFactorReset', 'factorRequired'
  )
);
